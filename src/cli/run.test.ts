import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lettersOf } from '../../compiler/letters.ts';
import { FAMILIES, type FamilyKey } from '../themes/brand.ts';
import { FAMILY } from './families.ts';
import { headlineWeight, type Letters } from './drawings.ts';
import { FRAMEWORKS } from './init.ts';
import { filesIn, type Resources } from './resources.ts';
import { run } from './run.ts';

const THEMES = new URL('../themes/', import.meta.url);
const letters = new Map<FamilyKey, Letters>();
beforeAll(async () => {
  for (const key of FAMILIES) letters.set(key, await lettersOf(key, headlineWeight(FAMILY[key].theme.light)));
});

/** The files of the source, as the package has them. */
const resources: Resources = {
  letters: (family) => letters.get(family)!,
  font: ({ file, family }) => {
    const licenceName = `${family.replaceAll(' ', '-')}.LICENSE.txt`;
    return {
      name: file.slice(file.lastIndexOf('/') + 1),
      licenceName,
      font: readFileSync(new URL(file, THEMES)),
      licence: readFileSync(new URL(licenceName, new URL(file, THEMES)), 'utf8'),
    };
  },
  styles: () => ({
    base: '',
    roots: [{ id: 'rt-button', layer: 'rotativa.components', css: '.rt-button{}' }],
  }),
  examples: (name) =>
    name === 'pictures'
      ? new Map([['tren-640.avif', new Uint8Array([1])]])
      : filesIn(fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))),
  version: () => '1.2.3',
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rotativa-cli-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...path: string[]): string => join(folder, ...path);
const text = (...path: string[]): string => readFileSync(at(...path), 'utf8');
const tree = (): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => statSync(at(name)).isFile()).sort();

/** Runs a command line without a terminal. */
async function rotativa(...args: string[]) {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const code = await run(args, resources, { log: say, error: say });
  return { code, said: said.join('\n') };
}

const CONFIG = {
  key: 'faro',
  name: 'El Faro',
  tagline: 'Noticias del sur',
  family: 'weekly',
  colours: { brand: '#ffd400' },
} as const;
const writeConfig = (config: object, name = 'answers.json'): string => {
  writeFileSync(at(name), JSON.stringify(config));
  return at(name);
};
const FLAGS = ['--name', 'El Faro', '--tagline', 'Noticias', '--colour', '#0b6e4f', '--family', 'women'];

const WRITTEN = [
  'brand.json',
  'brand.ts',
  'favicon.svg',
  'fonts/Libre-Franklin.LICENSE.txt',
  'fonts/Source-Serif-4.LICENSE.txt',
  'fonts/libre-franklin-latin-wght-normal.woff2',
  'fonts/source-serif-4-latin-wght-normal.woff2',
  'monogram.svg',
  'preview.html',
  'theme.css',
  'wordmark.svg',
];

describe('X17 npx rotativa new-brand', () => {
  it('writes configuration, placeholders, theme, module, fonts and preview from a file', async () => {
    const from = writeConfig(CONFIG);
    const { code, said } = await rotativa('new-brand', '--from', from, '--out', at('brand'));
    expect(said).toContain('Corrected, light: #ffd400 became #');
    expect(code).toBe(0);
    expect(tree()).toEqual(['answers.json', ...WRITTEN.map((name) => `brand/${name}`)]);
    expect(JSON.parse(text('brand/brand.json'))).toEqual(CONFIG);
    expect(text('brand/theme.css')).toContain("[data-brand='faro'][data-mode='dark']");
    expect(text('brand/theme.css')).toContain("url('fonts/source-serif-4-latin-wght-normal.woff2')");
    expect(text('brand/brand.ts')).toContain("export const brand: Brand<'faro'> = {");
    expect(text('brand/brand.ts')).not.toMatch(/Semanario|Rotativa S\.A\.S/);
    expect(text('brand/wordmark.svg')).toContain('<title>El Faro</title>');
  });

  it('shows a preview that needs no other file, in both modes and at both widths', async () => {
    await rotativa('new-brand', '--from', writeConfig(CONFIG), '--out', at('brand'));
    const html = text('brand/preview.html');
    expect(html).not.toMatch(/(?:src|href)="(?!\/|#)[^"]/);
    expect(html).not.toContain("url('fonts/");
    expect(html.match(/<iframe /g)).toHaveLength(4);
    for (const mode of ['light', 'dark']) expect(html).toContain(`data-mode="${mode}"`);
    for (const width of [360, 1280]) expect(html).toContain(`width="${width}"`);
    const page = JSON.parse(/id="page">([^<]*)</.exec(html)![1]!) as string;
    for (const root of [
      'rt-weekly-header',
      'rt-card',
      'rt-article-header',
      'rt-article-body',
      'rt-promo-box',
      'rt-button',
      'rt-input',
      'rt-site-footer',
    ])
      expect(page, root).toMatch(new RegExp(`class="[^"]*\\b${root}\\b`));
  });

  it('takes its answers from flags, and names the one that is missing', async () => {
    expect((await rotativa('new-brand', 'faro', ...FLAGS, '--out', at('b'))).code).toBe(0);
    expect(JSON.parse(text('b/brand.json'))).toMatchObject({ key: 'faro', family: 'women' });
    const { code, said } = await rotativa('new-brand', 'faro', '--name', 'El Faro');
    expect(code).toBe(1);
    expect(said).toContain('--tagline is missing');
  });

  it('makes a brand of every family', async () => {
    for (const family of FAMILIES) {
      const from = writeConfig({ ...CONFIG, family });
      const { code } = await rotativa('new-brand', '--from', from, '--out', at(family));
      expect(code, family).toBe(0);
      expect(text(family, 'preview.html')).toContain('El Faro');
    }
  });

  it('writes nothing in a trial', async () => {
    const from = writeConfig(CONFIG);
    const { code, said } = await rotativa('new-brand', '--from', from, '--out', at('brand'), '--dry-run');
    expect(code).toBe(0);
    for (const name of WRITTEN) expect(said).toContain(at('brand', name));
    expect(tree()).toEqual(['answers.json']);
  });

  it('replaces no file without --force, and then writes none', async () => {
    mkdirSync(at('brand'));
    writeFileSync(at('brand/wordmark.svg'), 'drawn by hand');
    const args = ['new-brand', '--from', writeConfig(CONFIG), '--out', at('brand')];
    const { code, said } = await rotativa(...args);
    expect(code).toBe(1);
    expect(said).toContain(at('brand/wordmark.svg'));
    expect(said).toContain('--force');
    expect(text('brand/wordmark.svg')).toBe('drawn by hand');
    expect(existsSync(at('brand/theme.css'))).toBe(false);
    expect((await rotativa(...args, '--force')).code).toBe(0);
    expect(text('brand/wordmark.svg')).toContain('<svg');
  });

  it.each([
    [{ ...CONFIG, family: 'monthly' }, 'family: is none of weekly, daily'],
    [{ ...CONFIG, colours: { brand: 'green' } }, 'colours.brand: is not a colour such as'],
    [{ ...CONFIG, key: 'El Faro' }, 'key: is not a key'],
    [{ ...CONFIG, legal: { owner: 'x' } }, 'legal: '],
    [{ ...CONFIG, name: 'Фаро' }, 'name: has fewer than two Latin letters'],
    [{ ...CONFIG, networks: { x: 'x.com/faro' } }, 'networks.x: is neither a path nor an https address'],
  ])('refuses a configuration with a fault, and names it (%#)', async (config, message) => {
    const { code, said } = await rotativa('new-brand', '--from', writeConfig(config), '--out', at('brand'));
    expect(said).toContain(message);
    expect(code).toBe(1);
    expect(existsSync(at('brand'))).toBe(false);
  });

  it.each([
    [[], 'Name a command'],
    [['brand'], "There is no command 'brand'"],
    [['new-brand', '--color', '#fff'], "Unknown option '--color'"],
    [['new-brand', 'faro', 'sur'], "'sur' is one argument too many"],
    [['new-brand', '--from', 'x.json', '--name', 'y'], '--name cannot be given too'],
  ])('says how it is used: %j', async (args, message) => {
    const { code, said } = await rotativa(...args);
    expect(code).toBe(2);
    expect(said).toContain(message);
    expect(said).toContain('Usage: npx rotativa');
  });

  it('prints its usage', async () => {
    const { code, said } = await rotativa('--help');
    expect(code).toBe(0);
    expect(said).toMatch(/^Usage: npx rotativa init/);
  });
});

describe('X17 npx rotativa theme', () => {
  const make = () => rotativa('new-brand', '--from', writeConfig(CONFIG), '--out', at('brand'));

  it('has nothing to do after new-brand', async () => {
    await make();
    expect(await rotativa('theme', at('brand'))).toMatchObject({
      code: 0,
      said: expect.stringContaining('Everything is up to date.') as string,
    });
  });

  it('makes stylesheet, module and preview again from a changed configuration and drawing', async () => {
    await make();
    const config = { ...CONFIG, colours: { brand: '#0b6e4f' }, legal: { company: 'Faro Ltda.' } };
    writeFileSync(at('brand/brand.json'), JSON.stringify(config));
    writeFileSync(at('brand/monogram.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0H9V9Z"/></svg>');
    expect((await rotativa('theme', at('brand'))).code).toBe(1);
    expect((await rotativa('theme', at('brand'), '--force')).code).toBe(0);
    expect(text('brand/theme.css')).toContain('--rt-color-kicker: #0b6e4f;');
    expect(text('brand/brand.ts')).toContain('"legalName": "Faro Ltda."');
    expect(text('brand/brand.ts')).toMatch(/M0 0H9V9Z/);
    expect(text('brand/brand.json')).toBe(JSON.stringify(config));
  });

  it('prints the stylesheet and writes nothing', async () => {
    await make();
    const before = tree();
    const { code, said } = await rotativa('theme', at('brand'), '--print');
    expect(code).toBe(0);
    expect(`${said}\n`).toBe(text('brand/theme.css'));
    expect(tree()).toEqual(before);
  });

  it('names what is missing', async () => {
    const { code, said } = await rotativa('theme', at('nowhere'));
    expect(code).toBe(1);
    expect(said).toContain(`${at('nowhere', 'brand.json')} is missing`);
  });
});

describe('X17 npx rotativa init', () => {
  it.each(FRAMEWORKS)('makes a newspaper on %s with the brand of the example', async (framework) => {
    const { code, said } = await rotativa('init', framework, '--out', at('diario'));
    expect(code).toBe(0);
    expect(said).toContain('npm install');
    const example = JSON.parse(
      readFileSync(new URL(`../../examples/${framework}/brand.json`, import.meta.url), 'utf8'),
    ) as { name: string };
    expect(JSON.parse(text('diario/brand/brand.json'))).toEqual(example);
    expect(JSON.parse(text('diario/package.json'))).toMatchObject({
      dependencies: { rotativa: '^1.2.3' },
    });
    expect(tree()).toEqual(
      expect.arrayContaining(
        ['.gitignore', 'README.md', 'brand/theme.css', 'newspaper/site.ts', 'public/fotos/tren-640.avif'].map(
          (name) => `diario/${name}`,
        ),
      ),
    );
    for (const left of ['brand.json', 'package-lock.json', 'gitignore'])
      expect(tree()).not.toContain(`diario/${left}`);
  });

  it('takes name, colours and family from its options, and no fact of the example', async () => {
    const own = ['--name', 'El Faro', '--colour', '#0b6e4f', '--family', 'women'];
    const { code } = await rotativa('init', 'next', ...own, '--out', at('faro'));
    expect(code).toBe(0);
    expect(JSON.parse(text('faro/brand/brand.json'))).toMatchObject({
      ...{ key: 'elfaro', name: 'El Faro', family: 'women', hosts: ['www.el-faro.example'] },
      ...{ colours: { brand: '#0b6e4f' }, legal: { terms: '/terminos/', dataPolicy: '/datos/' } },
    });
    expect(text('faro/brand/header.ts')).toContain('WomenHeader');
    expect(JSON.parse(text('faro/package.json'))).toMatchObject({ name: 'el-faro' });
    expect(text('faro/brand/brand.json')).not.toContain('Ribera');
  });

  it('refuses a folder with files, an unknown framework and the options of other commands', async () => {
    mkdirSync(at('lleno'));
    writeFileSync(at('lleno', 'a.txt'), '');
    expect(await rotativa('init', 'next', '--out', at('lleno'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not empty') as string,
    });
    expect(await rotativa('init', 'angular', '--out', at('otro'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('is none of next, react-router, astro, vite') as string,
    });
    expect((await rotativa('init', 'next', '--force', '--out', at('otro'))).code).toBe(2);
    expect((await rotativa('init', '--out', at('otro'))).said).toContain('--framework is missing');
    expect(tree()).toEqual(['lleno/a.txt']);
  });

  it('lists its files with --dry-run', async () => {
    const { said } = await rotativa('init', 'vite', '--dry-run', '--out', at('diario'));
    expect(said).toContain('diario/server.ts');
    expect(tree()).toEqual([]);
  });
});
