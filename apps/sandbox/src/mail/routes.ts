import type { MailKind } from './kinds.ts';

/**
 * The page of the sites that a letter's token opens, and the name of the token in its query.
 * The restore page's `nonce` is the specification's. @see 000 §2
 */
export const TOKEN_ROUTES = {
  verify: { path: '/verificar-cuenta/', query: 'token' },
  magic: { path: '/ingreso/', query: 'token' },
  access: { path: '/ingreso/', query: 'access' },
  reset: { path: '/restablecer-contrasena/', query: 'nonce' },
  gift: { path: '/suscripciones/regalo/', query: 'token' },
  share: { path: '/suscripciones/compartida/', query: 'token' },
  newsletter: { path: '/newsletter/cancelar/', query: 'token' },
  anonymise: { path: '/autogestion/eliminar-cuenta/', query: 'id' },
} as const satisfies Partial<Record<MailKind, { path: string; query: string }>>;

export type TokenKind = keyof typeof TOKEN_ROUTES;

export const isTokenKind = (kind: string): kind is TokenKind => Object.hasOwn(TOKEN_ROUTES, kind);

/** The address that a letter's link leads to. */
export function tokenLink(origin: string, kind: TokenKind, token: string): string {
  const { path, query } = TOKEN_ROUTES[kind];
  const url = new URL(path, origin);
  url.searchParams.set(query, token);
  return url.href;
}
