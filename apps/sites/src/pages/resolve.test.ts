import { expect, it } from 'vitest';
import { createMemoryContent } from 'rotativa/providers/memory';
import type { ContentServices } from 'rotativa/providers';
import type { PageDocument } from 'rotativa/blocks';
import { SITES } from '../config/brands.ts';
import { readConfig } from '../config/env.ts';
import { pageHead } from '../render/page-head.ts';
import { PAGES } from './index.ts';
import { resolvePage } from './resolve.ts';

const ORIGIN = 'http://localhost:3001';
const site = { brand: SITES.weekly, origin: ORIGIN };
const services = { content: createMemoryContent({}) } as unknown as ContentServices;

/** The head of the home page, with a front by editors. */
async function headOf(own: Partial<PageDocument>) {
  const config = readConfig({});
  const pages = { ...PAGES.weekly, home: { ...PAGES.weekly.home, ...own } };
  const found = await resolvePage(new URL(ORIGIN), site, pages, services, config);
  if ('redirect' in found) throw new Error(`The home page leads to ${found.redirect}.`);
  const { title, description } = pageHead(found, site, config);
  return { title, description };
}

it('T6 a front has the title and the description of its document', async () => {
  const { name, tagline } = SITES.weekly;
  expect(await headOf({})).toEqual({ title: `${name}: ${tagline}`, description: tagline });
  expect(await headOf({ title: 'Elecciones', description: 'Resultados de hoy.' })).toEqual({
    title: `Elecciones | ${name}`,
    description: 'Resultados de hoy.',
  });
});
