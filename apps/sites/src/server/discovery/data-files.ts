import { graphicCsv } from 'rotativa/domain/server';
import { dataFileAt } from '../../contract/data-files.ts';
import { articleOf } from '../../pages/article.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { PAGE_CACHE } from '../cache-control.ts';
import type { ReadTextPage } from './text-page.ts';

/**
 * The data of a graphic of an open article. A locked article gives none: its preview, which is all that is prepared at
 * this address, has no graphics.
 */
export function readDataFile(path: string): ReadTextPage | undefined {
  const file = dataFileAt(path);
  if (!file) return undefined;
  return async ({ url, site, services, context, sitePages }) => {
    const found = await resolvePage(
      new URL(file.article, url),
      site,
      sitePages.pages,
      services,
      context.config,
    );
    if ('redirect' in found || !found.page.document) return undefined;
    const article = articleOf(found.page.document, site.brand, site.origin, found.page.path);
    const block = article.body.find(({ id }) => id === file.block);
    if (block?.type !== 'graphic') return undefined;
    return { type: 'text/csv', body: graphicCsv(block.graphic), keep: PAGE_CACHE };
  };
}
