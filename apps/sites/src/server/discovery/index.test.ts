import { expect, it } from 'vitest';
import { readFeed } from './feeds.ts';
import { readTextPage } from './index.ts';
import { readSitemap } from './sitemaps.ts';

it.each([
  ['/rss.xml', readFeed],
  ['/nacion/feed.json', readFeed],
  ['/sitemap.xml', readSitemap],
  ['/sitemap-12.xml', readSitemap],
  ['/nacion/sitemap.xml', undefined],
  ['/nacion/', undefined],
])('X13 %s has its reader', (path, reader) => expect(readTextPage(path)).toBe(reader));
