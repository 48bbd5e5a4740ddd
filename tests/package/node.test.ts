import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pieces, SOURCE } from '../../compiler/entries.ts';
import { install, type Consumer } from './consumer.ts';
import { publicEntries } from './public-entries.ts';
import { writeStories } from './stories.ts';

/** These pages have no CSS, so it is not missed. */
const DEVELOPMENT = { NODE_ENV: 'development', ROTATIVA_CSS: 'linked' };

const EXPECTED = {
  Button: 'BUTTON',
  Link: 'A',
  Heading: 'H2',
  Image: 'PICTURE',
  LeadImage: 'PICTURE',
  Card: 'ARTICLE',
  Input: 'INPUT',
  Checkbox: 'INPUT',
  DatePicker: 'INPUT',
  Popover: 'DIV',
  Carousel: 'SECTION',
  Tabs: 'DIV',
  SiteFooter: 'FOOTER',
};

describe.each([
  ['18', 'node-react18', /^18\.3\./],
  ['19', 'node-react19', /^19\./],
] as const)('Z1 Node with React %s', (_, project, versions) => {
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await install(project, inject('tarball').path, 'node');
  });
  afterAll(() => consumer?.remove());

  const print = async <T>(script: string): Promise<T> =>
    JSON.parse(await consumer.run('node', [script], DEVELOPMENT)) as T;

  // The older React runs on the oldest Node.js that `engines` accepts, the newer on the workspace's.
  it('runs on a Node.js that engines accepts', async () => {
    const { engines } = JSON.parse(
      readFileSync(join(consumer.dir, 'node_modules/rotativa/package.json'), 'utf8'),
    ) as {
      engines: { node: string };
    };
    const version = (await consumer.run('node', ['--version'])).trim();
    if (project === 'node-react18' && `${process.platform}-${process.arch}` === 'linux-x64')
      expect(engines.node).toBe(`>=${version.slice(1)}`);
    else expect(version).toBe(process.version);
  });

  it('X1 has no styled-components and no second React', () => {
    const { packages } = JSON.parse(
      readFileSync(join(consumer.dir, 'node_modules/.package-lock.json'), 'utf8'),
    ) as {
      packages: Record<string, object>;
    };
    const names = Object.keys(packages);
    expect(names.filter((name) => name.endsWith('/styled-components'))).toEqual([]);
    expect(names.filter((name) => name.endsWith('node_modules/react'))).toEqual(['node_modules/react']);
  });

  it('imports every public module as native ESM', async () => {
    // The contracts import vitest, which this project does not have; `testing.test.ts` runs them.
    const modules = publicEntries(join(consumer.dir, 'node_modules/rotativa')).filter(
      (name) => !/\.(css|json)$|^\.\/testing\/contract$/.test(name),
    );
    writeFileSync(join(consumer.dir, 'entries.json'), JSON.stringify(modules));
    const found = await print<Record<string, string[]>>('entries.mjs');
    expect(Object.keys(found)).toEqual(modules);
    expect(found['./components/Button']).toEqual(['Button']);
    expect(found['./blocks/lists/StoryGrid']).toContain('StoryGrid');
  });

  it('gives a page the CSS of its pieces', async () => {
    const { css, base, whole } = await print<{ css: string; base: string; whole: string }>(
      'critical-css.mjs',
    );
    const roots = (sheet: string) => new Set(sheet.match(/\.rt-[a-z][a-z0-9-]*/g));
    expect([...roots(css)].sort()).toEqual(['.rt-card', '.rt-image']);
    expect(roots(base).size).toBe(0);
    expect(whole.startsWith(base.slice(0, base.indexOf(';')))).toBe(true);
    // The same rules as in the whole stylesheet, without the selectors that match nothing.
    for (const [, selectors, declarations] of css.slice(base.length).matchAll(/(\.rt-[^{}]*)(\{[^{}]*\})/g)) {
      expect(whole).toContain(declarations);
      for (const selector of selectors!.split(/,(?=\.rt-)/)) expect(whole).toContain(selector);
    }
    expect(css.length).toBeLessThan(whole.length / 4);
  });

  it('renders on the server, whole and streamed, islands too, without a complaint', async () => {
    const { version, whole, stream, complaints } = await print<{
      version: string;
      whole: string;
      stream: string;
      complaints: string[];
    }>('render.mjs');
    expect(version).toMatch(versions);
    expect(complaints).toEqual([]);
    expect(whole).toContain(
      '<button type="button" data-variant="primary" data-size="medium" class="rt-button">Leer</button>',
    );
    expect(whole).toMatch(/<rt-island[^>]*>.*Hola, Ana/);
    expect(stream).toContain('class="rt-card"');
    expect(stream).toMatch(/Hola, Ana/);
  });

  it('renders Spanish and English in turns, each in its words', async () => {
    const { version, es, en, complaints } = await print<{
      version: string;
      es: string[];
      en: string[];
      complaints: string[];
    }>('languages.mjs');
    expect(version).toMatch(versions);
    expect(complaints).toEqual([]);
    const words = { es: ['Anterior', '20 de noviembre de 2026'], en: ['Previous', 'November 20, 2026'] };
    for (const html of es)
      expect([...words.es, ...words.en].filter((word) => html.includes(word))).toEqual(words.es);
    for (const html of en)
      expect([...words.es, ...words.en].filter((word) => html.includes(word))).toEqual(words.en);
  });

  it('renders the stories of every piece without a complaint', async () => {
    const all = join(consumer.dir, 'all');
    cpSync(join(import.meta.dirname, 'consumers/next-pieces'), all, { recursive: true });
    await writeStories(pieces(SOURCE), consumer.dir, join(all, 'pieces'));
    const refuse = 'data:text/javascript,console.error = (...words) => { throw new Error(words.join(" ")); }';
    const args = ['--import', refuse, join(all, 'render.mjs')];
    const classes = await consumer.run('node', args, DEVELOPMENT);
    expect(Object.keys(JSON.parse(classes) as object).length).toBeGreaterThan(400);
  });

  it('X17 makes a brand with npx, from the package alone', async () => {
    const config = {
      key: 'faro',
      name: 'El Faro',
      tagline: 'Noticias del Pacífico',
      family: 'women',
      colours: { brand: '#ffd400' },
    };
    writeFileSync(join(consumer.dir, 'faro.json'), JSON.stringify(config));
    const rotativa = (...args: string[]) => consumer.run('npx', ['--offline', 'rotativa', ...args]);
    const made = ['new-brand', '--from', 'faro.json'];
    expect(await rotativa(...made, '--dry-run')).toContain('brand/theme.css');
    expect(existsSync(join(consumer.dir, 'brand'))).toBe(false);
    expect(await rotativa(...made)).toContain('Corrected, light: #ffd400 became');
    const css = readFileSync(join(consumer.dir, 'brand/theme.css'), 'utf8');
    expect(await rotativa('theme', 'brand', '--print')).toBe(css);
    for (const [, font] of css.matchAll(/url\('([^']+)'\)/g))
      expect(existsSync(join(consumer.dir, 'brand', font!))).toBe(true);
    // The pieces and their rules, not the drawing of them.
    const preview = readFileSync(join(consumer.dir, 'brand/preview.html'), 'utf8');
    expect(preview).toMatch(/class=\\"rt-button\\"/);
    expect(preview).toMatch(/\.rt-button\s*\{/);
    await expect(rotativa('theme', 'nowhere')).rejects.toThrow('nowhere/brand.json is missing');
  });

  it('hydrates it, and each ref gets its element', async () => {
    const { version, elements, complaints } = await print<{
      version: string;
      elements: Record<string, string>;
      complaints: string[];
    }>('hydrate.mjs');
    expect(version).toMatch(versions);
    expect(elements).toEqual(EXPECTED);
    expect(complaints).toEqual([]);
  });
});
