import { z } from 'zod';
import type { PictureId } from '../../pictures.ts';
import type { SeedElement } from '../../types.ts';
import { blocksOf, type Block } from '../files/blocks.ts';
import { readElements } from '../files/body.ts';
import { ContentError } from '../files/content-error.ts';
import { divide, readFields } from '../files/fields.ts';
import type { Source } from '../files/folder.ts';
import { isPicture, sectionPaths, text } from '../files/values.ts';

/** A writer's texts about one event of a beat. */
export interface BeatStory {
  readonly headline: string;
  readonly standfirst: string;
  /** Where it happened; undefined when it has no place, as in a column. */
  readonly town?: string;
  /** Pictures of this subject, the best first. */
  readonly pictures: readonly PictureId[];
  /** At least four paragraphs, with headings, lists and tables between them. */
  readonly body: readonly SeedElement[];
}

const BeatFields = z.strictObject({
  sections: sectionPaths,
  kicker: text,
  tags: z.array(text),
  /** Who signs; otherwise those who write in the section take turns. */
  by: text.exactOptional(),
  /** Its stories are videos. */
  video: z.literal(true).exactOptional(),
});

/** A subject that a newsroom follows, with its stories, the newest first. */
export interface Beat extends z.output<typeof BeatFields> {
  readonly stories: readonly BeatStory[];
}

const FEWEST_PARAGRAPHS = 4;

/** The place of a text about no place. */
const NOWHERE = '—';

const HEADLINE = /^# /;

/** Place and pictures, as 'Honda, Tolima · carretera lluvia'. */
function readFacts({ file, line, text: facts }: Block): Pick<BeatStory, 'town' | 'pictures'> {
  const [where = '', ids = ''] = facts.split('·').map((part) => part.trim());
  const [town = ''] = where.split(', ');
  const pictures = ids.split(' ').filter((id) => id !== '');
  const unknown = pictures.find((id) => !isPicture(id));
  if (unknown !== undefined || where === '' || facts.includes('\n'))
    throw new ContentError(file, [
      {
        line,
        text:
          unknown === undefined
            ? "write place and pictures as 'Honda, Tolima · carretera lluvia', with '—' for no place."
            : `there is no picture '${unknown}'. Use an id of apps/sandbox/src/seed/pictures.ts.`,
      },
    ]);
  return {
    ...(town !== NOWHERE && { town }),
    pictures: pictures.filter(isPicture),
  };
}

function readStory([head, standfirst, facts, ...blocks]: readonly Block[]): BeatStory {
  const { file, line, text: words } = head!;
  const headline = words.replace(HEADLINE, '');
  const body = readElements(blocks);
  const paragraphs = body.filter((one) => typeof one === 'string').length;
  if (!standfirst || !facts || paragraphs < FEWEST_PARAGRAPHS)
    throw new ContentError(file, [
      {
        line,
        text: `'${headline}' needs a standfirst, a line with place and pictures, and ${FEWEST_PARAGRAPHS} paragraphs; it has ${paragraphs}.`,
      },
    ]);
  return { headline, standfirst: standfirst.text, ...readFacts(facts), body };
}

/**
 * A beat as Markdown: the fields of all its stories, and the stories. A line '# ' begins a story with its headline.
 * After it are the standfirst, the place with pictures, and the body.
 * @throws ContentError when a story has too few paragraphs, or a part is not as it is asked for
 */
export function readBeat(source: Source): Beat {
  const { fields, body } = divide(source);
  const stories: Block[][] = [];
  for (const block of blocksOf(body)) {
    const last = stories.at(-1);
    if (block.kind === 'words' && HEADLINE.test(block.text)) stories.push([block]);
    else if (last) last.push(block);
    else
      throw new ContentError(block.file, [
        { line: block.line, text: "a story begins with its headline. Write a line '# ' with it above this." },
      ]);
  }
  return { ...readFields(fields, BeatFields), stories: stories.map(readStory) };
}
