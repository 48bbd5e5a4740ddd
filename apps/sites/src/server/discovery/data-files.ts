import { graphicCsv } from 'rotativa/domain/server';
import { dataFileAt } from '../../contract/data-files.ts';
import { articleOf } from '../../pages/article.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { PAGE_CACHE } from '../cache-control.ts';
import type { ReadTextPage } from './text-page.ts';

/**
 * The data of a graphic of an open article. A locked article gives none: its graphics are in the part that subscribers
 * read.
 */
export function readDataFile(path: string): ReadTextPage | undefined {
  const file = dataFileAt(path);
  if (!file) return undefined;
  return async ({ url, site, services, context }) => {
    const found = await resolvePage(new URL(file.article, url), site, services, context.config);
    if ('redirect' in found || !found.page.document) return undefined;
    const article = articleOf(found.page.document, site.brand, site.origin, found.page.path);
    const block = article.access === 'whole' ? article.body.find(({ id }) => id === file.block) : undefined;
    if (block?.type !== 'graphic') return undefined;
    return { type: 'text/csv', body: graphicCsv(block.graphic), keep: PAGE_CACHE };
  };
}
