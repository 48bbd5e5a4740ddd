import { expect, it } from 'vitest';
import type { PageDocument } from 'rotativa/blocks';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { readConfig } from '../../config/env.ts';
import { pageMetadata } from '../../render/metadata.ts';
import { PAGES } from '../documents/index.ts';
import type { FoundPage } from '../found-page.ts';
import { home } from './front.ts';
import type { Requested } from './route.ts';

const brand = BRAND_CONFIGS.weekly;
const site = { brand, origin: 'http://localhost:3001' };

/** The head of the home page, with a front by editors. */
function headOf(own: Partial<PageDocument>) {
  const pages = { ...PAGES.weekly, home: { ...PAGES.weekly.home, ...own } };
  const requested = { brand, pages, path: '/', query: new URLSearchParams(), number: 1, through: 1 };
  const found = home(requested as unknown as Requested) as FoundPage;
  const { title, description } = pageMetadata(found, site, readConfig({}));
  return { title, description };
}

it('T6 a front has the title and the description of its document', () => {
  const { name, tagline } = brand;
  expect(headOf({})).toEqual({ title: `${name}: ${tagline}`, description: tagline });
  expect(headOf({ title: 'Elecciones', description: 'Resultados de hoy.' })).toEqual({
    title: `Elecciones | ${name}`,
    description: 'Resultados de hoy.',
  });
});
