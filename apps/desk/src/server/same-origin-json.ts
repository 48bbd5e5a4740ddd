import type { MiddlewareHandler } from 'hono';
import type { DeskConfig } from '../config/env.ts';
import { refusal } from './refusal.ts';
import { originOf } from './session-cookie.ts';

const SAFE: readonly string[] = ['GET', 'HEAD'];

/**
 * Refuses calls from pages of other origins. A write has the desk's `Origin`, and its body is JSON, which a form of
 * another site cannot send. A read that another site begins is refused as well: browsers send `Sec-Fetch-Site`.
 */
export const sameOriginJson =
  (config: DeskConfig): MiddlewareHandler =>
  async (c, next) => {
    const foreign = () =>
      refusal(
        403,
        'foreign_origin',
        'La mesa solo atiende peticiones de sus páginas. Recárgala e intenta de nuevo.',
      );
    const site = c.req.header('Sec-Fetch-Site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return foreign();
    if (SAFE.includes(c.req.method)) return next();
    if (c.req.header('Origin') !== originOf(c, config)) return foreign();
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (c.req.method !== 'DELETE' && type !== 'application/json')
      return refusal(415, 'not_json', 'La mesa solo recibe JSON.');
    return next();
  };
