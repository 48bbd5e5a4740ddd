import {
  emailLinkTitle,
  EMAIL_LINK_STATES,
  type EmailLink,
  type EmailLinkState,
} from 'rotativa/patterns/account/AccountNotice';
import { READER_EMAIL_LINK_PAGES } from 'rotativa/patterns/account/EmailLinkPage';
import type { BrandConfig } from 'rotativa/themes';

/** A page that an e-mail opens. */
export interface EmailLinkPage {
  readonly emailLink: EmailLink;
  readonly title: string;
  readonly path: string;
  /** The names of the link's secret in the address. */
  readonly names: readonly string[];
}

const TOKEN = ['token'];

/** E-mails that use the reader's session. */
const READER_PAGES = Object.fromEntries(
  Object.entries(READER_EMAIL_LINK_PAGES).map(([emailLink, { path, name }]) => [
    path,
    [emailLink as EmailLink, [name]] as const,
  ]),
);

/** The pages of e-mails, with the names that the e-mails give their secrets. */
const PAGES = ({
  routes,
}: BrandConfig): Readonly<Record<string, readonly [EmailLink, readonly string[]]>> => ({
  '/verificar-cuenta/': ['verify', TOKEN],
  '/deshacer-cambio-correo/': ['undo', TOKEN],
  '/ingreso/': ['signInLink', ['token', 'access']],
  [routes.restore]: ['newPassword', ['nonce']],
  '/newsletter/cancelar/': ['newsletter', TOKEN],
  '/newsletter/confirmar/': ['newsletterConfirm', TOKEN],
  ...READER_PAGES,
});

/** The page of an e-mail at a path; undefined for other paths. */
export function emailLinkPageAt(brand: BrandConfig, path: string): EmailLinkPage | undefined {
  const pages = PAGES(brand);
  if (!Object.hasOwn(pages, path)) return undefined;
  const [emailLink, names] = pages[path]!;
  return { emailLink, title: emailLinkTitle(emailLink), path, names };
}

/** Longer than any secret. */
const LONGEST_SECRET = 1000;

/** The secret in an address or a form; empty without one. */
export function secretIn(values: URLSearchParams, names: readonly string[]): string {
  const found = names.map((name) => values.get(name)).find(Boolean) ?? '';
  return found.length > LONGEST_SECRET ? '' : found;
}

/** The parameter of an address with what happened to the form that led there. */
export const STATE_NAME = 'estado';

/** The content of a page, by its address. */
export function emailLinkState(query: URLSearchParams, names: readonly string[]): EmailLinkState {
  const given = query.get(STATE_NAME);
  const state = EMAIL_LINK_STATES.find((name) => name === given);
  return state ?? (secretIn(query, names) ? 'ask' : 'start');
}
