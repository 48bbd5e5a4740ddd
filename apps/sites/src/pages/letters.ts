import {
  letterTitle,
  LETTER_STATES,
  type Letter,
  type LetterState,
} from 'rotativa/patterns/account/AccountNotice';
import { READER_LETTER_PAGES } from 'rotativa/patterns/account/LetterPage';
import type { BrandConfig } from 'rotativa/themes';

/** A page that a letter opens. */
export interface LetterPage {
  readonly letter: Letter;
  readonly title: string;
  readonly path: string;
  /** The names of the link's secret in the address. */
  readonly names: readonly string[];
}

const TOKEN = ['token'];

/** Letters that use the reader's session. */
const READER_PAGES = Object.fromEntries(
  Object.entries(READER_LETTER_PAGES).map(([letter, { path, name }]) => [
    path,
    [letter as Letter, [name]] as const,
  ]),
);

/** The pages of letters, with the names that the letters give their secrets. */
const PAGES = ({ routes }: BrandConfig): Readonly<Record<string, readonly [Letter, readonly string[]]>> => ({
  '/verificar-cuenta/': ['verify', TOKEN],
  '/deshacer-cambio-correo/': ['undo', TOKEN],
  '/ingreso/': ['signInLink', ['token', 'access']],
  [routes.restore]: ['newPassword', ['nonce']],
  '/newsletter/cancelar/': ['newsletter', TOKEN],
  '/newsletter/confirmar/': ['newsletterConfirm', TOKEN],
  ...READER_PAGES,
});

/** The page of a letter at a path; undefined for other paths. */
export function letterPageAt(brand: BrandConfig, path: string): LetterPage | undefined {
  const pages = PAGES(brand);
  if (!Object.hasOwn(pages, path)) return undefined;
  const [letter, names] = pages[path]!;
  return { letter, title: letterTitle(letter), path, names };
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
export function letterState(query: URLSearchParams, names: readonly string[]): LetterState {
  const given = query.get(STATE_NAME);
  const state = LETTER_STATES.find((name) => name === given);
  return state ?? (secretIn(query, names) ? 'ask' : 'start');
}
