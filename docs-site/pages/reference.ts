import { moduleEntries, pieces, SOURCE } from '../../compiler/entries.ts';
import { SAME_MESSAGE } from '../../src/domain/errors/same-message.ts';
import { readExports, readMessages, readSizes, readTokens, type Message } from '../data.ts';
import type { Page } from '../page.ts';
import { table } from '../pieces/piece-text.ts';
import { markdownPage } from './guides.ts';
import type { Places } from './links.ts';
import { accessibilityText } from './accessibility.ts';
import { coloursText } from './colours.ts';
import { readPorts } from './ports.ts';
import { tokensIn, valueText } from './token-values.ts';
import { typePage } from './type.ts';

const cell = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const code = (text: string): string => (text === '' ? '–' : `\`${cell(text).replaceAll('`', "'")}\``);

/** The longest value of a token that a table shows. */
const LONGEST = 60;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function tokensText(json: string): string {
  const root = JSON.parse(json) as object;
  const groups = Object.entries(root).filter(
    ([name, group]) => !name.startsWith('$') && typeof group === 'object',
  );
  const sections = groups.map(([name, group]) => {
    const rows = tokensIn(group as object, [name]).map(([id, { $value, $extensions, $description }]) => [
      `\`--rt-${id}\``,
      code(shortened(valueText($value))),
      String(Object.keys(($extensions?.['rotativa.themes'] as object | undefined) ?? {}).length || '–'),
      cell($description ?? '') || '–',
    ]);
    return rows.length > 0
      ? `## ${name}\n\n${table(['custom property', 'default, light', 'other in themes', 'note'], rows)}`
      : '';
  });
  return `# Tokens

Every design token as a custom property, with its default in light mode and in how many of the twelve themes it has another value. The values of each brand and mode are in [tokens.json](/data/tokens.json). [Colours](/reference/colours/) shows those of all brands. The guide [Tokens and themes](tokens.md) explains the tiers.

${sections.filter(Boolean).join('\n\n')}
`;
}

const messageText = (message: Message): string =>
  typeof message === 'string'
    ? message
    : Array.isArray(message)
      ? message.map(messageText).join(' · ')
      : 'function' in message && typeof message.function === 'string'
        ? message.function
        : JSON.stringify(message);

function rowsOf(message: Message, path: string): string[][] {
  if (typeof message === 'object' && !Array.isArray(message) && !('function' in message))
    return Object.entries(message).flatMap(([name, one]: [string, Message]) =>
      rowsOf(one, path ? `${path}.${name}` : name),
    );
  return [[`\`${path || 'all'}\``, code(messageText(message))]];
}

function messagesText(groups: Readonly<Record<string, Message>>): string {
  const sections = Object.entries(groups)
    .filter(([name]) => name !== 'errors')
    .map(([name, group]) => `## ${name}\n\n${table(['message', 'default'], rowsOf(group, ''))}`);
  return `# Messages

The default messages of pieces and rules, in Spanish, by their group. \`setMessages({ dialog: { close: 'Close' } })\` of \`rotativa/messages\` replaces them; the guide [Messages](messages.md) says how. As data: [messages.json](/data/messages.json). Messages of errors are on a page for them, [Error codes](/reference/errors/).

${sections.join('\n\n')}
`;
}

function errorsText(errors: Readonly<Record<string, string>>): string {
  const rows = Object.entries(errors).map(([name, message]) => {
    const others = [...SAME_MESSAGE].filter(([, same]) => same === name).map(([other]) => `\`${other}\``);
    return [`\`${name}\``, others.join(', ') || '–', cell(message)];
  });
  return `# Error codes

The codes that services answer with and what readers read. Codes in the second column share the message of the first. \`rotativa/messages\` replaces messages by their code, group \`errors\`.

${table(['code', 'also', 'message'], rows)}
`;
}

function portsText(): string {
  const sections = readPorts().map(
    ({ name, description, methods }) =>
      `## ${name}\n\n${description.replaceAll('\n', ' ')}\n\n${
        methods.length > 0
          ? table(
              ['method', 'signature', 'what it does'],
              methods.map((method) => [
                `\`${method.name}\``,
                code(method.signature),
                cell(method.description) || '–',
              ]),
            )
          : 'It extends other interfaces and adds nothing.'
      }`,
  );
  return `# Ports

What the package asks of your backend, as interfaces of \`rotativa/providers\`. Adapters over HTTP, in the browser and in memory implement them; yours passes the same contract (\`rotativa/testing/contract\`). The guide [Data](data.md) begins with the small ones.

${sections.join('\n\n')}
`;
}

function entriesText(): string {
  const exported = readExports();
  const rows = moduleEntries().map(({ name }) => {
    const names = exported.get(name === '.' ? '.' : `./${name}`) ?? exported.get(name) ?? [];
    const shown = names.slice(0, 8).map((one) => `\`${one}\``);
    return [
      `\`rotativa${name === '.' ? '' : `/${name}`}\``,
      String(names.length || '–'),
      names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ') || '–',
    ];
  });
  return `# Entries

Every module that the package exports, with the number of its exports and the first of them. Styles are \`styles.css\`, \`base.css\`, one file for each piece and one for each brand: [Styling](styling.md).

${table(['entry', 'exports', 'among them'], rows)}
`;
}

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`;

function sizesText(): string {
  const sizes = readSizes();
  const pieces = [...sizes.keys()]
    .filter((name) => name.endsWith(' css'))
    .map((name) => name.slice(0, -' css'.length));
  const others = [...sizes].filter(([name]) => !/ (css|script)$/.test(name));
  return `# Sizes

After brotli, as approved for this version. A script is measured with everything that it imports except React. In React Server Components a static piece costs its CSS only.

## Pieces

${table(
  ['piece', 'CSS', 'script'],
  pieces.map((name) => [
    `\`${name}\``,
    kilobytes(sizes.get(`${name} css`)),
    kilobytes(sizes.get(`${name} script`)),
  ]),
)}

## Other files

${table(
  ['file', 'size'],
  others.map(([name, bytes]) => [`\`${name}\``, kilobytes(bytes)]),
)}
`;
}

const DATA_TEXT = `# Data for tools

What this site is made of, as files: for code assistants, design tools, linters and scripts. They have the version of this site.

| file | contents |
|---|---|
| [props.json](/data/props.json) | every piece with its components and their props: name, type, default, whether it is required, description |
| [tokens.json](/data/tokens.json) | every token in the DTCG format, with its value in each theme |
| [messages.json](/data/messages.json) | every default message by its group |
| [variables.json](/data/variables.json) | the custom properties that each piece reads, with what they fall back to |
| [pieces.json](/data/pieces.json) | what each piece is made of and used in, its files, and what the changelog says about it |
| [accessibility.json](/data/accessibility.json) | the keys of each piece, the stories in which a browser presses them, and the pattern it follows |
| [sizes.json](/data/sizes.json) | bytes after brotli of each piece's CSS and script |
| [pages.json](/data/pages.json) | the pages of this site in reading order, those of pieces with their [maturity](support.md#maturity-of-pieces) |
| [versions.json](/data/versions.json) | the published versions and their addresses |
| [llms.txt](/llms.txt) | the pages with a line each, for language models |
| [llms-full.txt](/llms-full.txt) | all guides and pieces as one Markdown text |

Each page is also Markdown: add \`index.md\` to its address. The package has \`rotativa/tokens.json\`, \`rotativa/blocks.schema.json\` and \`rotativa/variables\`, so a build needs no network.
`;

/** The pages of reference, made from the data of the package. */
export async function referencePages(places: Places): Promise<Page[]> {
  const messages = await readMessages();
  const tokens = await readTokens();
  const texts: [string, string][] = [
    ['reference/tokens/', tokensText(tokens)],
    ['reference/colours/', coloursText(tokens)],
    ['reference/accessibility/', accessibilityText(pieces(SOURCE))],
    ['reference/messages/', messagesText(messages)],
    ['reference/errors/', errorsText(messages['errors'] as Record<string, string>)],
    ['reference/ports/', portsText()],
    ['reference/entries/', entriesText()],
    ['reference/sizes/', sizesText()],
    ['data/', DATA_TEXT],
  ];
  const [first, second, ...others] = texts.map(([path, text]) => markdownPage(path, text, places));
  return [first!, second!, typePage(tokens, places), ...others];
}
