import { JSDOM } from 'jsdom';
import type { BrandKey } from 'rotativa/themes';
import { origin } from './open-page.ts';

/** The document of a page's HTML. Nothing in it runs or loads. */
export const documentOf = (html: string): Document => new JSDOM(html).window.document;

/** The document of a site's page. */
export async function pageDocument(brand: BrandKey, path: string): Promise<Document> {
  return documentOf(await (await fetch(new URL(path, origin(brand)))).text());
}
