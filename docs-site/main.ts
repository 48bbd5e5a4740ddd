/**
 * Builds the documentation site into `docs-static`: `npm run docs`. With `--with-storybook` Storybook is in it, under
 * `play`. It needs no build of the package and no browser, and any host of files can publish it.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { pieces as findPieces, ROOT, SOURCE } from '../compiler/entries.ts';
import { criticalStyles } from '../compiler/styles/critical-css.ts';
import { createCriticalCss } from '../src/styling/critical-css.ts';
import { VARIABLES } from '../src/variables.ts';
import { readManifest } from '../tests/visual/manifest.ts';
import { buildStorybook, STORYBOOK } from '../tools/storybook-build.ts';
import { to } from './addresses.ts';
import { installPackages } from './install.ts';
import type { Page, Section } from './page.ts';
import { changesOf, readChanges } from './pages/changes.ts';
import { linkNames, namesOf } from './pages/names.ts';
import { accessibilityOf } from './pieces/accessibility.ts';
import { relationsOf } from './pieces/relations.ts';
import { buildClient, buildServer } from './vite.ts';

export const SITE = join(ROOT, 'docs-static');
const PREPARED = join(ROOT, '.cache/docs-site');
const HERE = join(ROOT, 'docs-site');

const withStorybook = process.argv.includes('--with-storybook');

installPackages();
// They import packages of this folder.
const { readComponents } = await import('./pieces/props.ts');
const { piecePage } = await import('./pieces/piece-page.ts');
const { placesOf, readSections, VERSIONS } = await import('./pages/sections.ts');
const { typeSpecimen } = await import('./pages/type.ts');
const { readMessages, readSizes, readTokens } = await import('./data.ts');

function write(path: string, text: string): void {
  const file = join(SITE, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The styles of an entry, and of the chunks that it imports. */
function stylesOf(chunks: Readonly<Record<string, Chunk>>, name: string): string[] {
  const { css = [], imports = [] } = chunks[name]!;
  return [...new Set([...imports.flatMap((other) => stylesOf(chunks, other)), ...css])];
}

/** Set before the first paint, so it is no module. */
async function buildModeScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(HERE, 'client/mode.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  const { contents } = outputFiles[0]!;
  const path = `assets/mode-${createHash('sha256').update(contents).digest('hex').slice(0, 8)}.js`;
  mkdirSync(join(SITE, 'assets'), { recursive: true });
  writeFileSync(join(SITE, path), contents);
  return to(path);
}

rmSync(SITE, { recursive: true, force: true });
mkdirSync(SITE, { recursive: true });
const step = async <T>(name: string, work: () => Promise<T> | T): Promise<T> => {
  const start = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
};

const pieces = findPieces(SOURCE);
await step('scripts and styles', () =>
  Promise.all([buildServer(join(PREPARED, 'server')), buildClient(SITE)]),
);
const components = await step('props', () => readComponents(pieces));
const chunks = JSON.parse(readFileSync(join(SITE, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
rmSync(join(SITE, '.vite'), { recursive: true });
const filesOf = (name: string) => ({
  script: to(chunks[`client/${name}.ts`]!.file),
  styles: stylesOf(chunks, `client/${name}.ts`).map(to),
});

const server = (await import(
  pathToFileURL(join(PREPARED, 'server/entry.js')).href
)) as typeof import('./server/entry.tsx');
server.keepSettings({
  version: manifest.version,
  hasStorybook: withStorybook,
  files: {
    mode: { script: await buildModeScript(), styles: [] },
    site: filesOf('site'),
    example: filesOf('example'),
    themes: filesOf('themes'),
  },
});

const examples = await step('stories', () => server.examples());
const fronts = await step('fronts', () => server.fronts());

/** The heights of stories, as their pictures have them: at a desktop's width if there is such a picture. */
const heights = new Map<string, number>();
for (const [name, { height }] of readManifest()) {
  const [story = '', , width] = name.split(' ');
  if (!heights.has(story) || width === '1280') heights.set(story, height);
}

const places = placesOf();
const relations = relationsOf(pieces);
const changes = readChanges();
const known = {
  relations,
  changes,
  places,
  components,
  heights,
  examples: new Map(examples.map((example) => [example.id, example])),
  sizes: readSizes(),
  entries: new Map(Object.entries(server.entryOfExport).map(([name, entry]) => [name, `rotativa/${entry}`])),
};
const piecePages = await step(
  'pages of pieces',
  async () =>
    new Map(await Promise.all(pieces.map(async (piece) => [piece, await piecePage(piece, known)] as const))),
);
const sections = await step('other pages', () => readSections(piecePages, places));
const componentsOf = (piece: string): string[] => components.get(piece)!.map(({ name }) => name);
linkNames(sections, namesOf(pieces, componentsOf));
const pages = sections.flatMap(({ groups }) => groups.flatMap((group) => group.pages));

/** Readers of the memory adapters have pictures of the sandbox. */
const SANDBOX_PICTURES = /https?:\/\/localhost:\d+\/(?=pictures\/)/g;

/** The examples that pages show, and the pictures in them. */
async function writeExamples(): Promise<void> {
  const stylesOf = createCriticalCss(await criticalStyles(SOURCE));
  const shown = new Set(pages.flatMap((page) => Object.values(page.examples ?? {}).map(({ id }) => id)));
  const texts: string[] = [];
  for (const example of examples.filter(({ id }) => shown.has(id))) {
    const { id, piece, exported, globals, name, fullscreen } = example;
    const html = example.html.replaceAll(SANDBOX_PICTURES, '');
    const text = server.exampleHtml({
      title: `${piece.split('/').at(-1)!}, ${name}`,
      html,
      styles: stylesOf(html),
      brand: globals['brand'] ?? 'weekly',
      mode: globals['mode'],
      fixed: Object.keys(globals),
      story: [`${piece}/${piece.split('/').at(-1)!}.stories.tsx`, exported],
      fullscreen,
    });
    texts.push(text);
    write(`examples/${id}/index.html`, text);
  }
  const { id, title, html: specimen } = typeSpecimen(await readTokens());
  write(
    `examples/${id}/index.html`,
    server.exampleHtml({
      title,
      html: specimen,
      styles: stylesOf(specimen),
      brand: 'weekly',
      fullscreen: true,
    }),
  );
  for (const { key, name, html, mode } of fronts) {
    const fixed = ['brand', ...(mode ? ['mode'] : [])];
    const text = server.exampleHtml({
      title: name,
      html,
      styles: stylesOf(html),
      brand: key,
      mode,
      fixed,
      fullscreen: true,
    });
    texts.push(text);
    write(`fronts/${key}/index.html`, text);
  }
  const pictures = new Set(texts.join('\n').match(/(?<=pictures\/)[\w-]+\/\d+\.(?:avif|webp|jpg)/g));
  for (const picture of pictures) {
    const from = join(ROOT, 'apps/pictures/drawn', picture);
    if (existsSync(from)) cpSync(from, join(SITE, 'pictures', picture));
  }
}

function writePages(): void {
  write('index.html', server.homeHtml(new Set(pages.map(({ path }) => path)), pieces.length));
  write('404.html', server.missingHtml(sections));
  for (const page of pages) {
    write(`${page.path}index.html`, server.pageHtml(page, sections));
    write(`${page.path}index.md`, page.markdown);
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
const withoutBody = ({ path, title, description, maturity }: Page) => ({
  ...{ path: to(path), title, description, maturity },
});
/** Before the description of a piece that is not stable. */
const caution = ({ maturity = 'stable' }: Page): string => (maturity === 'stable' ? '' : `(${maturity}) `);

const dataOf = (piece: string) => ({
  ...relations.get(piece)!,
  files: piecePages.get(piece)!.sources!.map(([, file]) => file),
  changes: changesOf(changes, componentsOf(piece)),
});

async function writeData(): Promise<void> {
  write('data/props.json', json(Object.fromEntries(components)));
  write('data/tokens.json', await readTokens());
  write('data/messages.json', json(await readMessages()));
  write('data/variables.json', json(VARIABLES));
  write('data/pieces.json', json(Object.fromEntries(pieces.map((piece) => [piece, dataOf(piece)]))));
  write(
    'data/accessibility.json',
    json(Object.fromEntries(pieces.map((piece) => [piece, accessibilityOf(piece)]))),
  );
  write('data/sizes.json', json(Object.fromEntries(readSizes())));
  write('data/versions.json', json(VERSIONS));
  write(
    'data/pages.json',
    json(
      sections.map(({ title, groups }) => ({
        title,
        pages: groups.flatMap((group) => group.pages.map(withoutBody)),
      })),
    ),
  );
}

/** For language models: llmstxt.org. */
function writeTexts(all: readonly Section[]): void {
  const origin = new URL(manifest.homepage).origin;
  const lines = all.map(({ title, groups }) => {
    const items = groups.flatMap((group) =>
      group.pages.map(
        (page) => `- [${page.title}](${origin}${to(page.path)}index.md): ${caution(page)}${page.description}`,
      ),
    );
    return `## ${title}\n\n${items.join('\n')}`;
  });
  write('llms.txt', `# Rotativa\n\n> ${manifest.description}\n\n${lines.join('\n\n')}\n`);
  write(
    'llms-full.txt',
    pages.map(({ path, markdown }) => `<!-- ${origin}${to(path)} -->\n\n${markdown.trim()}\n`).join('\n'),
  );
}

async function writeSearch(): Promise<void> {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search was not built: ${errors.join(', ')}`);
  const added = await index.addDirectory({ path: SITE });
  const written = await index.writeFiles({ outputPath: join(SITE, 'pagefind') });
  await close();
  const problems = [...added.errors, ...written.errors];
  if (problems.length > 0) throw new Error(`The search was not built: ${problems.join(', ')}`);
}

await step('files', async () => {
  cpSync(join(HERE, 'favicon.svg'), join(SITE, 'favicon.svg'));
  cpSync(join(ROOT, 'apps/sites/src/server/sic.svg'), join(SITE, 'sic.svg'));
  writePages();
  await writeExamples();
  await writeData();
  writeTexts(sections);
});
await step('search', writeSearch);
if (withStorybook) {
  await step('Storybook', () => {
    buildStorybook();
    cpSync(STORYBOOK, join(SITE, 'play'), { recursive: true });
  });
}
console.log(`${pages.length} pages are in docs-static`);
