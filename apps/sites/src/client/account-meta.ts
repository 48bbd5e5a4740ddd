import type { AuthSite } from 'rotativa/patterns/account/AuthForm';
import { ACCOUNT_META, CARDS_META, SWG_META } from '../contract/metas.ts';

const meta = (page: Document): HTMLMetaElement | null =>
  page.querySelector<HTMLMetaElement>(`meta[name=${ACCOUNT_META}]`);

/** The origin of the account service; undefined if readers cannot sign in. */
export const accountOrigin = (page: Document): string | undefined => meta(page)?.content;

/** The addresses of the site's account, as the server wrote them. */
export const pageAuthSite = (page: Document): AuthSite | undefined => {
  const text = meta(page)?.dataset['site'];
  return text ? (JSON.parse(text) as AuthSite) : undefined;
};

export const pageCompanies = (page: Document): AuthSite['companies'] => pageAuthSite(page)?.companies ?? [];

/** The address of the gateway's card fields; undefined on pages without them. */
export const cardFrame = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name=${CARDS_META}]`)?.content;

/** The products that the page sells at the search engine; undefined on other pages. */
export function swgOf(page: Document): { scriptUrl: string; product: string; sku: string } | undefined {
  const found = page.querySelector<HTMLMetaElement>(`meta[name=${SWG_META}]`);
  const { product, sku } = found?.dataset ?? {};
  return found && product && sku ? { scriptUrl: found.content, product, sku } : undefined;
}
