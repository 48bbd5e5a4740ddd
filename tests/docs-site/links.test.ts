import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../compiler/entries.ts';
import { REPOSITORY } from '../../docs-site/addresses.ts';
import { SITE } from './site.ts';

/** The documents of examples and fronts have the links of a news site, which lead nowhere here. */
const PAGES = globSync('**/*.html', { cwd: SITE }).filter((file) => !/^(examples|fronts|play)\//.test(file));
const read = (file: string): string => readFileSync(join(SITE, file), 'utf8');
const entities = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const idsOf = new Map<string, Set<string>>();
function hasPlace(file: string, place: string): boolean {
  let ids = idsOf.get(file);
  if (!ids)
    idsOf.set(
      file,
      (ids = new Set([...read(file).matchAll(/\bid="([^"]*)"/g)].map(([, id]) => entities(id!)))),
    );
  return ids.has(decodeURIComponent(place));
}

/** The reason why an address on a page does not work; undefined if it does. */
function fault(page: string, address: string): string | undefined {
  if (address.startsWith(REPOSITORY))
    return existsSync(join(ROOT, address.slice(REPOSITORY.length).split('#')[0]!))
      ? undefined
      : `${address} is no file of the repository`;
  if (/^(https?|mailto|data):/.test(address)) return undefined;
  const [path = '', place] = address.split('#');
  const target = path === '' ? page : path.startsWith('/') ? path.slice(1) : join(dirname(page), path);
  const file = target === '' || target.endsWith('/') ? `${target}index.html` : target;
  if (!existsSync(join(SITE, file))) return `${address} is missing`;
  return place && !hasPlace(file, place) ? `${address} has no such place` : undefined;
}

const faults = (page: string, html: string): string[] =>
  [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].flatMap(([, address = '']) => {
    const reason = fault(page, entities(address));
    return reason ? [`${page}: ${reason}`] : [];
  });

describe('Z2 links of the documentation site', () => {
  it('lead to pages, places and files of it', () => {
    expect(PAGES.length).toBeGreaterThan(200);
    expect([...new Set(PAGES.flatMap((page) => faults(page, read(page))))]).toEqual([]);
  });

  it('finds what is wrong', () => {
    const html =
      '<a href="/install/#a-page">a</a><a href="/nothing/">b</a><a href="#nothing">c</a><img src="x.png">';
    expect(faults('install/index.html', html)).toEqual([
      'install/index.html: /nothing/ is missing',
      'install/index.html: #nothing has no such place',
      'install/index.html: x.png is missing',
    ]);
  });

  it('show only examples that are there', () => {
    const frames = PAGES.flatMap((page) =>
      [...read(page).matchAll(/<iframe[^>]*src="([^"]*)"/g)].map(([, src]) => src!),
    );
    expect(frames.length).toBeGreaterThan(250);
    expect(frames.filter((src) => !existsSync(join(SITE, src, 'index.html')))).toEqual([]);
  });
});

describe('Z2 the foot of a page', () => {
  it.each(['components/Dialog/', 'guides/csp/', 'recipes/next/'])('of %s leads to its source', (path) => {
    expect(read(`${path}index.html`)).toMatch(
      new RegExp(`href="${REPOSITORY}[^"]*(?:Dialog\\.mdx|csp\\.md|README\\.md)"[^>]*>Source<`),
    );
  });
});

describe('Z2 texts for tools', () => {
  it('have every page', () => {
    const { length } = (JSON.parse(read('data/pages.json')) as { pages: object[] }[]).flatMap(
      ({ pages }) => pages,
    );
    expect(read('llms.txt').match(/^- \[/gm)).toHaveLength(length);
    expect(read('llms-full.txt').match(/^<!-- https:/gm)).toHaveLength(length);
  });

  it('name what is not stable, as the pages do', () => {
    const of = (path: string) =>
      (JSON.parse(read('data/pages.json')) as { pages: { path: string; maturity?: string }[] }[])
        .flatMap(({ pages }) => pages)
        .find((page) => page.path === path)?.maturity;
    expect([of('/components/Button/'), of('/components/FileUpload/'), of('/install/')]).toEqual([
      'stable',
      'new',
      undefined,
    ]);
    expect(read('llms.txt')).toMatch(/^- \[FileUpload\]\(\S+\): \(new\) /m);
    expect(read('llms.txt')).not.toContain('(stable)');
    const tree = '>FileUpload<span class="docs-maturity"> new</span>';
    expect(read('components/Button/index.html')).toContain(tree);
    expect(read('components/FileUpload/index.html')).toMatch(/<dt>Maturity<\/dt><dd><code>new</);
    expect(read('components/Button/index.html')).toMatch(/<dt>Maturity<\/dt><dd><code>stable</);
  });

  it('have the props with their descriptions', () => {
    const props = JSON.parse(read('data/props.json')) as Record<
      string,
      { name: string; props: { name: string; description: string; default?: string }[] }[]
    >;
    const button = props['components/Button']!.find(({ name }) => name === 'Button')!;
    expect(button.props.find(({ name }) => name === 'busy')!.description).toContain('keeps the focus');
    expect(Object.values(props).filter((components) => components.length === 0)).toEqual([]);
    const all = Object.values(props).flatMap((components) => components.flatMap((one) => one.props));
    expect(
      all.filter((prop) => /^[A-Z_]{3,}$|^[a-z]\w*\.\w+$/.test(prop.default ?? '')),
      'defaults are values',
    ).toEqual([]);
  });

  it('have no code that a person would not write', () => {
    expect(read('llms-full.txt')).not.toMatch(
      /\$\$typeof|\[object Object\]|<Component\b|data:image|React\.createElement/,
    );
  });
});
