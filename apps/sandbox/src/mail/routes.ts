import type { MailKind } from './kinds.ts';

/**
 * The page for an e-mail's token, and the name of the token in its query. The restore page uses the parameter `nonce`.
 */
export const TOKEN_ROUTES = {
  verify: { path: '/verificar-cuenta/', query: 'token' },
  'new-email': { path: '/verificar-cuenta/', query: 'token' },
  'email-change': { path: '/deshacer-cambio-correo/', query: 'token' },
  magic: { path: '/ingreso/', query: 'token' },
  access: { path: '/ingreso/', query: 'access' },
  reset: { path: '/restablecer-contrasena/', query: 'nonce' },
  gift: { path: '/suscripciones/regalo/', query: 'token' },
  share: { path: '/suscripciones/compartida/', query: 'token' },
  'newsletter-confirm': { path: '/newsletter/confirmar/', query: 'token' },
  newsletter: { path: '/newsletter/cancelar/', query: 'token' },
  forum: { path: '/inscripcion/', query: 'token' },
  'forum-again': { path: '/inscripcion/', query: 'token' },
  'staff-invitation': { path: '/invitacion', query: 'token' },
  anonymise: { path: '/autogestion/eliminar-cuenta/', query: 'id' },
} as const satisfies Partial<Record<MailKind, { path: string; query: string }>>;

export type TokenKind = keyof typeof TOKEN_ROUTES;

export const isTokenKind = (kind: string): kind is TokenKind => Object.hasOwn(TOKEN_ROUTES, kind);

/** The address of an e-mail's link. */
export function tokenLink(origin: string, kind: TokenKind, token: string): string {
  const { path, query } = TOKEN_ROUTES[kind];
  const url = new URL(path, origin);
  url.searchParams.set(query, token);
  return url.href;
}
