import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../../../../../tests/support/tracked-files.ts';
import { COOKIES } from './cookies.ts';
import { privacy } from './legal.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
/** Any way to write a cookie. */
const WRITES = /\bsetCookie\(|Max-Age=/g;
/** A way to write one that names it by a constant. */
const NAMED = /\bsetCookie\((?:\{\s*name: |\w+, )([A-Z_]+)|`\$\{([A-Z_]+)\}=[^`]*Max-Age=/g;
/** The function that writes all of the sites' server, and the storage that replaces the browser's, which the sites do not use. */
const NAMELESS = ['apps/sites/src/server/cookies.ts', 'src/providers/storage/cookie.ts'];

const sources = new Map(
  trackedFiles(ROOT, { patterns: ['src', 'apps/sites/src', 'apps/sandbox/src'], untracked: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|stories)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);

/** The text of a constant: that of the file, or one that another file exports. */
function textOf(constant: string, file: string): string | undefined {
  const value = new RegExp(`const ${constant} = '([^']+)'`);
  const own = value.exec(sources.get(file) ?? '');
  return (own ?? value.exec([...sources.values()].find((text) => value.test(text)) ?? ''))?.[1];
}

const writers = [...sources].filter(([file, text]) => text.search(WRITES) >= 0 && !NAMELESS.includes(file));

describe('X8 the notice of privacy', () => {
  it('names each cookie that the code writes, and no other', () => {
    const written = writers.flatMap(([file, text]) =>
      [...text.matchAll(NAMED)].map(([, first, second]) => textOf(first ?? second ?? '', file)),
    );
    expect(Object.keys(COOKIES).sort()).toEqual([...new Set(written)].sort());
  });

  it('can tell the name of every cookie by its constant', () => {
    const unnamed = writers.filter(
      ([, text]) => [...text.matchAll(WRITES)].length !== [...text.matchAll(NAMED)].length,
    );
    expect(unnamed.map(([file]) => file)).toEqual([]);
  });

  it.each(BRANDS)('of %s has all of them', (brand) => {
    const items = privacy(BRAND_CONFIGS[brand]).sections.flatMap(({ items: own = [] }) => own);
    for (const [name, purpose] of Object.entries(COOKIES)) expect(items).toContain(`${name}: ${purpose}`);
  });
});
