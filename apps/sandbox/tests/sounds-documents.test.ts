import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { getDocumentProxy, extractText } from 'unpdf';
import type { Hono } from 'hono';
import { createApp } from '../src/app.ts';
import type { AppContext } from '../src/context.ts';
import { printable } from '../src/documents/pdf-file.ts';
import { textDocument } from '../src/documents/text-document.ts';
import { DOCUMENTS } from '../src/seed/documents.ts';
import { SOUNDS, soundElement } from '../src/seed/sounds.ts';
import { compose, SAMPLES_PER_SECOND } from '../src/sounds/compose.ts';
import { SILENT, testConfig } from './open-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

let app: Hono;
beforeAll(async () => {
  const config = testConfig(await temporaryFolder());
  app = createApp({ config, log: SILENT, clock: () => new Date() } as unknown as AppContext);
});

const bytesOf = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await app.request(path)).arrayBuffer());

/** The length of a file in seconds, and how it is compressed. */
async function read(bytes: Buffer): Promise<{ duration: number; codec: string | null | undefined }> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(bytes)) });
  const track = await input.getPrimaryAudioTrack();
  return { duration: await input.computeDuration(), codec: track?.codec };
}

/** The loudness of a second of a sound. */
function loudness(samples: Float32Array, second: number): number {
  const part = samples.subarray(second * SAMPLES_PER_SECOND, (second + 1) * SAMPLES_PER_SECOND);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

describe('composed sounds', () => {
  it.each(SOUNDS)('$id is an MP3 file of its length, sent whole or in ranges', async (sound) => {
    const path = `/sounds/${sound.id}.mp3`;
    const whole = await bytesOf(path);
    const { duration, codec } = await read(whole);
    expect(codec).toBe('mp3');
    // The encoder begins with two frames of silence, and fills the last one.
    expect(duration - sound.seconds).toBeGreaterThanOrEqual(0);
    expect(duration - sound.seconds).toBeLessThan(0.15);
    // The feed names the size before the file is made.
    const [stream] = soundElement(sound, '')['streams'] as { filesize: number; url: string }[];
    expect(stream).toMatchObject({ url: path, filesize: whole.length });
    const part = await app.request(path, { headers: { range: 'bytes=44-' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
  });

  it.each(SOUNDS)('$id is heard from beginning to end, the same on every machine', (sound) => {
    const samples = compose(sound);
    const quiet = Array.from({ length: sound.seconds - 3 }, (_, second) => second).filter(
      (second) => loudness(samples, second) < 0.005,
    );
    expect(quiet).toEqual([]);
    expect(samples.every((sample) => Math.abs(sample) <= 0.86)).toBe(true);
    expect(Buffer.compare(Buffer.from(compose(sound).buffer), Buffer.from(samples.buffer))).toBe(0);
  });

  it('of an unknown name do not exist', async () => {
    for (const path of ['/sounds/nada.mp3', '/sounds/..%2fx.wav', '/documents/nada.pdf', '/documents/x.txt'])
      expect((await app.request(path)).status).toBe(404);
  });
});

describe('documents', () => {
  it.each(DOCUMENTS)('$id is a PDF with all of its words', async ({ id, title, paragraphs }) => {
    const file = await getDocumentProxy(new Uint8Array(await bytesOf(`/documents/${id}.pdf`)), {
      verbosity: 0,
    });
    const { text } = await extractText(file, { mergePages: true });
    const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
    expect(plain(text)).toBe(plain([title, ...paragraphs].join(' ')));
    const info = (await file.getMetadata()).info as Record<string, unknown>;
    expect([info['Title'], info['Language']]).toEqual([title, 'es-CO']);
  });

  it('have as many sheets as they need', async () => {
    const paragraphs = Array.from({ length: 90 }, () => 'Parágrafo (único) \\ «firme».');
    const file = await getDocumentProxy(await textDocument({ title: 'Acta', paragraphs }), { verbosity: 0 });
    expect(file.numPages).toBe(4);
  });

  it.each([
    ['El año — “según” él…', 'El año — “según” él…'],
    ['3\u202f000\u00a0km\n', '3 000 km'],
    ['Wałęsa y Dvořák', 'Waesa y Dvorák'],
    ['日本', ''],
  ])('set %j as %j', (text, set) => {
    expect(printable(text)).toBe(set);
  });
});
