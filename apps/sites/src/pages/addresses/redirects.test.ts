import type { AnsDocument } from 'rotativa/domain';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { documentOf } from '../../../../../tests/contract/documents.ts';
import { movedPath, movedTo } from './redirects.ts';

const document = (name: string, redirect_url: string): AnsDocument =>
  documentOf({
    _id: name,
    type: 'story',
    canonical_url: `/nacion/articulo/${name}/`,
    headlines: { basic: name },
    related_content: { redirect: [{ redirect_url }] },
  });

const at = (name: string): string => `/nacion/articulo/${name}/`;

async function moved(targets: Record<string, string>): Promise<string | undefined> {
  const documents = Object.entries(targets).map(([name, target]) => document(name, target));
  const services = {
    content: createMemoryContent({ documents }),
    links: createLinks('https://www.ejemplo.com'),
  };
  return movedTo(documents[0] ?? null, at('a'), services);
}

describe('a moved document', () => {
  it.each([
    [{ a: at('b') }, at('b')],
    [{ a: at('b'), b: at('c') }, at('b')],
    [{ a: 'https://otro.ejemplo/x' }, 'https://otro.ejemplo/x'],
    [{ a: 'javascript:alert(1)' }, undefined],
  ])('%j leads to %s', async (targets, expected) => {
    expect(await moved(targets)).toBe(expected);
  });

  it.each([
    [{ a: at('a') }],
    [{ a: '/nacion/articulo/a?x=1#y' }],
    [{ a: 'https://www.ejemplo.com/nacion/articulo/a' }],
    [{ a: '//www.ejemplo.com/nacion/articulo/%61/' }],
    [{ a: at('b'), b: at('a') }],
    [{ a: at('b'), b: at('c'), c: at('b') }],
  ])('%j leads in a circle and is refused', async (targets) => {
    expect(await moved(targets)).toBeUndefined();
  });
});

describe('B11 a page at an address of its brand', () => {
  it.each([
    ['daily', '/buscar/', BRAND_CONFIGS.daily.routes.search],
    ['daily', BRAND_CONFIGS.weekly.routes.subscriptions, BRAND_CONFIGS.daily.routes.subscriptions],
    ['rural', '/impresa/', `/${BRAND_CONFIGS.rural.slug}/impresa/`],
  ] as const)('of the %s is found at %s', (brand, path, own) => {
    expect(own).not.toBe(path);
    expect(movedPath(BRAND_CONFIGS[brand], path)).toBe(own);
    expect(movedPath(BRAND_CONFIGS[brand], own)).toBeUndefined();
  });

  it('is at the address of the family for the weekly', () => {
    expect(movedPath(BRAND_CONFIGS.weekly, BRAND_CONFIGS.weekly.routes.subscriptions)).toBeUndefined();
  });
});
