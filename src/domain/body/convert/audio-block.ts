import type { AnsStream } from '../../ans/common.ts';
import type { AudioElement } from '../../ans/element.ts';
import { defined } from '../../defined.ts';
import { plainText } from '../../html/plain-text.ts';
import { safeSource } from '../../url/safe.ts';
import type { AudioBlock } from '../block.ts';

function audioSource({ url, stream_type, filesize: bytes }: AnsStream): AudioBlock['sources'] {
  const src = safeSource(url);
  const kind = /^(mp3|ogg|wav|aac|mp4)$/.exec(stream_type ?? '')?.[0];
  if (!src) return [];
  return [defined({ src, type: kind && `audio/${kind === 'mp3' ? 'mpeg' : kind}`, bytes })];
}

/** A recording; undefined without a file that can be played. */
export function audioBlock({
  _id: id,
  headline,
  streams,
  duration,
  chapters: parts,
}: AudioElement): AudioBlock | undefined {
  const sources = streams.flatMap(audioSource);
  if (sources.length === 0) return undefined;
  const chapters = parts?.map(({ title, starts }) => ({ title, startMs: starts * 1000 }));
  return defined({
    type: 'audio' as const,
    id,
    title: plainText(headline),
    sources,
    durationMs: duration,
    chapters,
  });
}
