import type { BrandKey } from 'rotativa/themes';
import { origin } from './open-page.ts';

/** The parsed HTML of a site's page. Nothing in it runs or loads. Needs the `jsdom` environment. */
export async function pageDocument(brand: BrandKey, path: string): Promise<Document> {
  const response = await fetch(new URL(path, origin(brand)));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
