import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { expect, it } from 'vitest';
import type { FoundPage } from '../pages/found-page.ts';
import { listGraph } from './structured-data.ts';

it.each(BRANDS)('N16 the home page of %s names its five profiles, its search and its publisher', (key) => {
  const brand = BRAND_CONFIGS[key];
  const found = { page: { kind: 'home', path: '/' }, title: '', canonical: '/' } as unknown as FoundPage;
  const graph = listGraph(found, { brand, origin: 'https://www.ejemplo.com' });
  const text = JSON.stringify(graph);
  const { twitterURL, facebookURL, instagramURL, youtubeURL, tiktokURL } = brand.properties;
  const profiles = graph.flatMap((node) => node['sameAs'] ?? []);
  expect(profiles).toEqual([twitterURL, facebookURL, instagramURL, youtubeURL, tiktokURL]);
  for (const words of [brand.name, brand.tagline, brand.legalName, brand.routes.search, 'es-CO'])
    expect(text).toContain(words);
});
