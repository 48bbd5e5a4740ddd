import { decodedPath, pathOf, safeHref, type AnsDocument } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig, BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { MAGAZINE_PATH } from '../documents/page-documents.ts';

/** Paths at which readers know a page from other brands. On these brands it is below the path of the site. @see B15 */
const BELOW_SITE: Readonly<Partial<Record<BrandKey, readonly string[]>>> = { rural: [MAGAZINE_PATH] };

/** Pages that a brand may have at another address than the family. */
const FAMILY: Readonly<Record<string, 'search' | 'subscriptions'>> = {
  '/buscar/': 'search',
  // E-mails and the customer service name the family's address, also to readers of the daily.
  [BRAND_CONFIGS.weekly.routes.subscriptions]: 'subscriptions',
};

/** The path of the page that a brand has at another one; undefined for its own paths. */
export function movedPath({ key, slug, routes }: BrandConfig, path: string): string | undefined {
  if (BELOW_SITE[key]?.includes(path)) return `/${slug}${path}`;
  const page = FAMILY[path];
  return page && routes[page] !== path ? routes[page] : undefined;
}

/** The address of a brand's page of the printed magazine. @see B15 */
export const magazinePath = (brand: BrandConfig): string => movedPath(brand, MAGAZINE_PATH) ?? MAGAZINE_PATH;

/** More than any chain of redirects that editors create. */
const MAX_HOPS = 5;

const withSlashes = (path: string): string => `${decodedPath(path).replace(/\/+$/, '')}/`;

const targetOf = (document: AnsDocument | null): string | undefined =>
  safeHref(document?.related_content.redirect[0]?.redirect_url);

/** The path on this site that an address leads to; undefined for another site's address. */
function ownPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.host === new URL(origin).host ? withSlashes(pathOf(url.pathname)) : undefined;
}

/**
 * The new address of the document at a path. Undefined without one, and for an address that leads to the document
 * itself, in a circle, or through too many hops: the document is then shown at its path.
 * @throws ApiError if the content cannot be read
 */
export async function movedTo(
  document: AnsDocument | null,
  path: string,
  { content, links }: Pick<ContentServices, 'content' | 'links'>,
): Promise<string | undefined> {
  const first = targetOf(document);
  const seen = new Set([withSlashes(path)]);
  let next = first;
  for (let hop = 0; next !== undefined; hop += 1) {
    const own = ownPath(next, links.origin);
    if (own === undefined) return first;
    if (seen.has(own) || hop === MAX_HOPS) return undefined;
    seen.add(own);
    next = targetOf(await content.document(own));
  }
  return first;
}
