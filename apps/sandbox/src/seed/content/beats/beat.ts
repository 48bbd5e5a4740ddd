import type { PictureId } from '../../pictures.ts';
import type { SeedElement } from '../../types.ts';

/** A writer's texts about one event of a beat. */
export interface BeatStory {
  readonly headline: string;
  readonly standfirst: string;
  /** Where it happened; undefined when it has no place, as in a column. */
  readonly place?: { readonly town: string; readonly region?: string };
  /** Pictures of this subject, the best first. */
  readonly pictures: readonly PictureId[];
  /** At least four paragraphs, with headings, lists and tables between them. */
  readonly body: readonly SeedElement[];
}

/** A subject that a newsroom follows, with its stories, the newest first. */
export interface Beat {
  readonly sections: [string, ...string[]];
  readonly kicker: string;
  readonly tags: readonly string[];
  /** Who signs; otherwise those who write in the section take turns. */
  readonly by?: string;
  /** Its stories are videos. */
  readonly video?: true;
  /** Pictures that fit each of its stories, after a story's own. */
  readonly pictures?: readonly PictureId[];
  readonly stories: readonly BeatStory[];
}

const FEWEST_PARAGRAPHS = 4;

/** The place of a text about no place. */
const NOWHERE = '—';

/** The cells of a row written as '| a | b'. */
const cells = (line: string): string[] =>
  line
    .slice(1)
    .split('|')
    .map((cell) => cell.trim());

/** Lines with the same first character are one element: the points of a list, the rows of a table. */
function element(lines: readonly string[]): SeedElement[] {
  const [first = ''] = lines;
  if (first.startsWith('## ')) return lines.map((line) => ({ h: line.slice(3) }));
  if (first.startsWith('- ')) return [{ list: lines.map((line) => line.slice(2)) }];
  if (!first.startsWith('|')) return [...lines];
  const [head = [], ...rows] = lines.map(cells);
  const odd = rows.find((row) => row.length !== head.length);
  if (rows.length === 0 || odd)
    throw new Error(
      `The table '${first}' needs rows of ${head.length} cells${odd ? `: '${odd.join(' | ')}'` : ''}.`,
    );
  return [{ table: { head, rows } }];
}

const markOf = (line: string): string => /^(##|-|\|)/.exec(line)?.[0] ?? '';

/** The elements of a body's lines. */
function elements(lines: readonly string[]): SeedElement[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && markOf(last[0]!) === markOf(line)) last.push(line);
    else groups.push([line]);
  }
  return groups.flatMap(element);
}

function story(block: string): BeatStory {
  const [headline = '', standfirst = '', facts = '', ...lines] = block.split('\n').map((line) => line.trim());
  const body = elements(lines);
  const paragraphs = body.filter((one) => typeof one === 'string').length;
  if (paragraphs < FEWEST_PARAGRAPHS)
    throw new Error(`The story '${headline}' has ${paragraphs} paragraphs of ${FEWEST_PARAGRAPHS}.`);
  const [where = '', ids = ''] = facts.split('·').map((part) => part.trim());
  const [town = '', region] = where.split(', ');
  return {
    headline,
    standfirst,
    ...(town !== NOWHERE && { place: { town, ...(region !== undefined && { region }) } }),
    pictures: ids.split(' ').filter((id) => id !== '') as PictureId[],
    body,
  };
}

/**
 * The stories of a manuscript. An empty line separates them; the lines of each are its headline, its standfirst, its
 * place and pictures as 'Honda, Tolima · carretera lluvia', and its paragraphs. A column's place is '—'. Between
 * paragraphs, '## ' begins a heading, '- ' a point of a list, and '| ' a row of a table, the first of which is its head.
 * @throws when a story has too few paragraphs, or a table rows of another length than its head
 */
export const manuscript = (text: string): BeatStory[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => story(block.trim()));
