import type { AuthSite } from 'rotativa/patterns/account/AuthForm';
import { ACCOUNT_META, CARDS_META } from '../render/reader-script.ts';

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
