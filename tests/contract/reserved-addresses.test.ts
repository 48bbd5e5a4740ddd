import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentOf } from './documents.ts';
import { ownAddress } from '../../apps/sandbox/src/import/address.ts';
import { SITES } from '../../apps/sandbox/src/sites.ts';
import { infoPages } from '../../apps/sites/src/pages/info/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLACES = ['apps/sites/src/{client,contract,pages,views}/**/*.ts', 'src/patterns/account/**/*.ts'];

/** The paths of pages that are the same for every brand, as the code of their routes names them. */
const WRITTEN = globSync(PLACES, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\b[A-Z_]+_PATH = '(\/[^']+)'/g)])
  .map(([, path = '']) => path);

const documentAt = (canonical_url: string) => documentOf({ _id: 'a', type: 'story', canonical_url });

describe('Z6 the address of an imported document', () => {
  it.each(SITES)('is no page of the site itself: $name', (site) => {
    expect(WRITTEN.length).toBeGreaterThan(5);
    const paths = [...WRITTEN, ...infoPages(site.config).keys()];
    const open = paths.filter((path) => ownAddress(documentAt(path), site).ok);
    expect(open, 'reserve these paths in apps/sandbox/src/import/address.ts').toEqual([]);
  });

  it('is free where no page is', () => {
    expect(ownAddress(documentAt('/nacion/articulo/el-rio/1/'), SITES[0]!).ok).toBe(true);
  });
});
