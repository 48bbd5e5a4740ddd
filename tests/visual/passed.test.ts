import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_FILES } from '../../compiler/styles/sheets.ts';
import type { Passed } from '../support/passed.ts';
import type { Story } from '../support/workbench.ts';
import { commonFiles, readInputs } from './inputs.ts';
import type { Fingerprint } from './manifest.ts';
import { passedOf } from './passed.ts';

const FILE = 'src/components/Button/Button.stories.tsx';
const PAGE = '.storybook/sites/pages/Fronts.stories.tsx';
const story = (id: string, title: string, file: string): Story => ({
  id,
  title,
  name: 'Primary',
  importPath: `./${file}`,
});
const BUTTON = story('components-button--primary', 'Components/Button', FILE);
const CARD = story('components-card--stacked', 'Components/Card', 'src/components/Card/Card.stories.tsx');
const FRONT = story('pages-fronts--weekly', 'Pages/Fronts', PAGE);

const FILES: Readonly<Record<string, string>> = {
  [FILE]: "import { Button } from './Button.tsx';\nimport type { Tone } from './tone.ts';",
  'src/components/Button/Button.tsx': "import { ButtonRoot } from './Button.styles.ts';",
  'src/components/Button/Button.styles.ts': "import { ring } from '../focus.styles.ts';",
  'src/components/Button/tone.ts': 'export type Tone = 1;',
  'src/components/focus.styles.ts': 'ring',
  'src/components/Card/Card.tsx': 'card',
  'src/themes/generated/weekly.css': ':root {}',
  'src/themes/weekly/fonts/inter.woff2': 'font',
  'src/styling/reset.css': 'body {}',
  'apps/sites/src/server/sic.svg': '<svg/>',
  'src/messages/blocks.ts': 'words',
  '.storybook/main.ts': '',
  '.storybook/preview.ts': "import './density.ts'; import '../src/messages/blocks.ts';",
  '.storybook/density.ts': '',
  '.storybook/preview-head.html': '',
  [PAGE]: "import '../compose.ts';",
  '.storybook/sites/compose.ts': '',
  'package-lock.json': '{}',
  'tests/visual/vitest.config.ts': '',
  'tests/visual/stories/components.test.ts': "import '../draw.ts';",
  'tests/visual/draw.ts': '',
  'apps/content/stories/weekly/nacion/pozo.md': '',
};

const PICTURES = new Map<string, Fingerprint>([
  [`${BUTTON.id} weekly-light 640 rest`, { width: 1, height: 1, hash: '0123456789abcdef' }],
]);

const KEYS = { Button: { Enter: 'presses it' } };

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterAll(() => rmSync(root, { recursive: true }));

/** The hashes of the button and of a page while a file has another text. */
function hashes(
  file?: string,
  pictures = PICTURES,
  keys: Record<string, object> = KEYS,
): readonly [string, string] {
  if (file) write(file, `${FILES[file]} `);
  const inputs = readInputs(root, pictures, keys);
  const found = [inputs.of(FILE, [BUTTON]), inputs.of(PAGE, [FRONT])] as const;
  if (file) write(file, FILES[file]!);
  return found;
}

describe('Z3 the inputs of a file of stories', () => {
  it.each([
    ['its own text', FILE],
    ['its piece', 'src/components/Button/Button.tsx'],
    ['a style that its piece imports', 'src/components/focus.styles.ts'],
    ['a module that it imports for types', 'src/components/Button/tone.ts'],
    ['a theme', 'src/themes/generated/weekly.css'],
    ['a font of a theme', 'src/themes/weekly/fonts/inter.woff2'],
    ['the reset', 'src/styling/reset.css'],
    ['the mark in footers', 'apps/sites/src/server/sic.svg'],
    ['the preview', '.storybook/preview.ts'],
    ['what the preview imports', '.storybook/density.ts'],
    ['a check', 'tests/visual/stories/components.test.ts'],
    ['what a check imports', 'tests/visual/draw.ts'],
    ['the installed packages', 'package-lock.json'],
  ])('are another when %s changes', (_what, file) => {
    expect(hashes(file)[0]).not.toBe(hashes()[0]);
  });

  it.each([
    ['another piece', 'src/components/Card/Card.tsx'],
    ['words that it does not import', 'src/messages/blocks.ts'],
    ['the content of the sites', 'apps/content/stories/weekly/nacion/pozo.md'],
  ])('are the same when %s changes, and those of a page are another', (_what, file) => {
    const [button, page] = hashes(file);
    expect(button).toBe(hashes()[0]);
    expect(page).not.toBe(hashes()[1]);
  });

  it('are another when its keys change, and not with those of another piece', () => {
    expect(hashes(undefined, PICTURES, { Button: {} })[0]).not.toBe(hashes()[0]);
    expect(hashes(undefined, PICTURES, { ...KEYS, Card: {} })[0]).toBe(hashes()[0]);
  });

  it('are another when a line of its pictures changes, goes or comes', () => {
    const [name] = PICTURES.keys();
    const other = new Map([[name!, { width: 1, height: 1, hash: 'fedcba9876543210' }]]);
    const more = new Map([...PICTURES, [name!.replace('640', '360'), PICTURES.get(name!)!]]);
    const found = [PICTURES, other, new Map<string, Fingerprint>(), more].map((pictures) =>
      hashes(undefined, pictures),
    );
    expect(new Set(found.map(([button]) => button)).size).toBe(4);
    expect(new Set(found.map(([, page]) => page)).size).toBe(1);
  });
});

describe('Z3 the inputs of every story', () => {
  it('are the sheets that the compiler of styles reads, and those and the fonts of the brands', () => {
    const repository = join(import.meta.dirname, '../..');
    const themes = globSync('src/themes/generated/*.css', { cwd: repository });
    const fonts = themes.flatMap((theme) =>
      [...readFileSync(join(repository, theme), 'utf8').matchAll(/url\('([^']+)'\)/g)].map(([, address]) =>
        join(dirname(theme), address!),
      ),
    );
    expect(fonts.length).toBeGreaterThan(themes.length);
    const read = [...Object.values(BASE_FILES).map((file) => `src/${file}`), ...themes, ...fonts];
    const common = commonFiles(repository);
    expect(read.filter((file) => !common.has(file))).toEqual([]);
  });
});

describe('Z3 the files that passed', () => {
  const present: Passed = new Map([
    [FILE, 'a'.repeat(16)],
    ['src/components/Card/Card.stories.tsx', 'b'.repeat(16)],
  ]);

  it.each([
    ['nothing fails', [], [...present.keys()]],
    ['a story fails', ['Components/Button › Primary'], ['src/components/Card/Card.stories.tsx']],
    ['a check of a piece fails', ['the keys in the pages of the pieces > Card'], [FILE]],
    ['something else fails', ['a page that hangs is closed'], []],
  ])('when %s', (_when, failed, files) => {
    expect([...passedOf(present, [BUTTON, CARD], failed).keys()]).toEqual(files);
  });
});
