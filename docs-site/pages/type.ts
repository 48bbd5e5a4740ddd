import type { Page, Shown } from '../page.ts';
import { parseMarkdown } from '../markdown.ts';
import { table } from '../pieces/piece-text.ts';
import { markdownPage } from './guides.ts';
import type { Places } from './links.ts';
import { tokensIn } from './token-values.ts';

const SPECIMEN = 'reference-type';
const STORY = 'El Congreso aprobó la reforma al agua';
const SENTENCE = `${STORY} después de once horas de debate, con los votos de cuatro bancadas.`;

/** The words of a style: a sentence for those that no pattern matches. */
const WORDS: readonly (readonly [style: RegExp, words: string])[] = [
  [/^(?:display|headline)/, STORY],
  [/^dropcap/, 'E'],
  [/^numeral/, '1 2 3'],
  [/^(?:kicker|label|nav|section)/, 'Política y economía'],
];
const wordsOf = (name: string): string => WORDS.find(([style]) => style.test(name))?.[1] ?? SENTENCE;

const USE = `.title {
  font: var(--rt-type-headline-l);
  letter-spacing: var(--rt-type-headline-l-letter-spacing);
}`;

/** The names of the styles of type: `headline-l`. The spacing of letters is a part of its style. */
const stylesOf = (json: string): string[] =>
  tokensIn((JSON.parse(json) as { type: object }).type)
    .map(([name]) => name)
    .filter((name) => !name.endsWith('-letter-spacing'));

/** The document that shows each style in the type of its brand. @param json the text of `tokens.json` */
export function typeSpecimen(json: string): { id: string; title: string; html: string } {
  const rows = stylesOf(json).map(
    (name) =>
      `<div><p style="font: 400 0.75rem sans-serif">${name}</p><p style="font: var(--rt-type-${name}); letter-spacing: var(--rt-type-${name}-letter-spacing)">${wordsOf(name)}</p></div>`,
  );
  return {
    id: SPECIMEN,
    title: 'Type',
    html: `<div style="display: grid; gap: 1.25rem; padding: 1.5rem">${rows.join('')}</div>`,
  };
}

/** Each style of type, drawn in the brand that the reader chooses. */
export function typePage(json: string, places: Places): Page {
  const rows = stylesOf(json).map((name) => [`\`--rt-type-${name}\``]);
  const words = `# Type

The styles of type of a brand: a font, a size that follows the window, and the space of lines and letters. Choose a brand to see its own.

`;
  const page = markdownPage('reference/type/', `${words}${table(['custom property'], rows)}\n`, places);
  const specimen: Shown = {
    id: SPECIMEN,
    name: 'Styles of type',
    code: parseMarkdown(`\`\`\`css\n${USE}\n\`\`\``)[0]!,
    globals: {},
    height: 1800,
    isWide: false,
    isFirst: true,
  };
  const [standfirst, ...names] = page.body;
  const canvas = { type: 'html', value: '<Canvas of={stories.Specimen} />' };
  return { ...page, body: [standfirst!, canvas, ...names], examples: { Specimen: specimen } };
}
