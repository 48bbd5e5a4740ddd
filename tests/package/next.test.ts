import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { install, type Consumer } from './consumer.ts';

let consumer: Consumer;
let chunks: { file: string; code: string }[];
let css: string;
const page = (name: string): string =>
  readFileSync(join(consumer.dir, `.next/server/app/${name}.html`), 'utf8');
/** The browser's chunks that hold a root of the library, by its class. */
const chunksWith = (root: string): string[] =>
  chunks.filter(({ code }) => new RegExp(`["'\`]${root}["'\`]`).test(code)).map(({ file }) => file);

beforeAll(async () => {
  consumer = await install('next', inject('tarball').path);
  await consumer.run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1', CI: '1' });
  const read = (pattern: string) =>
    globSync(pattern, { cwd: join(consumer.dir, '.next/static') }).map((file) => ({
      file,
      code: readFileSync(join(consumer.dir, '.next/static', file), 'utf8'),
    }));
  chunks = read('**/*.js');
  css = read('**/*.css')
    .map(({ code }) => code)
    .join('\n');
});
afterAll(() => consumer?.remove());

describe('Z1 React Server Components, in a Next app', () => {
  it('renders static blocks on the server', () => {
    const html = page('index');
    for (const root of ['rt-card-grid', 'rt-card', 'rt-body-quote', 'rt-article-header', 'rt-button']) {
      expect(html).toMatch(new RegExp(`class="[^"]*\\b${root}\\b`));
    }
    expect(html).toContain('Cantan en Quibdó');
    expect(page('barrel')).toMatch(/<h1[^>]*class="rt-heading"/);
  });

  it('fills a card’s slot on the server, and with a client component', () => {
    const html = page('index');
    expect(html).toMatch(/class="rt-image"><img[^>]*src="\/rio.jpg"/);
    expect(html).toMatch(/<img class="photo" src="\/mar.jpg"/);
    expect(html).toMatch(/<img class="old-photo" src="\/lago.jpg"/);
  });

  it.each([
    'rt-image',
    'rt-card-grid',
    'rt-card',
    'rt-body-quote',
    'rt-article-header',
    'rt-section-header',
    'rt-heading',
  ])('sends no code of %s to the browser', (root) => {
    expect(chunksWith(root)).toEqual([]);
  });

  it('sends the interactive one as a client component, with its parts', () => {
    expect(chunksWith('rt-dialog').length).toBeGreaterThan(0);
    const html = page('index');
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Abrir/);
  });

  it('keeps the layers’ order and the brand', () => {
    // Next folds the order statement into the layers' own blocks; the order in which they first stand is what counts.
    const layers = [...css.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names]) => names!.split(','));
    expect([...new Set(layers.map((name) => name.trim()))]).toEqual(
      ['reset', 'tokens', 'components', 'blocks', 'patterns'].map((name) => `rotativa.${name}`),
    );
    expect(css.includes('.rt-card-grid')).toBe(true);
    expect(/\[data-brand="?weekly"?\]/.test(css)).toBe(true);
    expect(/\[data-brand="?women"?\]/.test(css)).toBe(false);
  });
});
