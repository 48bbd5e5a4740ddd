import type { Context } from 'hono';
import { z } from 'zod';
import type { DeskContext } from './context.ts';
import { PAGES_GONE } from './pages.ts';
import { NO_STORE, refusal } from './refusal.ts';
import { endSession, keepSession, sessionToken } from './session-cookie.ts';
import { relay } from './upstream.ts';

const Credentials = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(1024) });

const Staff = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.record(z.string(), z.enum(['propose', 'publish', 'administer'])),
});
const Opened = z.object({ token: z.string(), staff: Staff });

const WORDS: Readonly<Record<string, string>> = {
  wrong_credentials: 'El correo o la contraseña no coinciden.',
  too_many: 'Hubo demasiados intentos. Espera unos minutos y prueba de nuevo.',
};

const address = ({ config }: DeskContext): URL => new URL('/desk/v1/session', config.pagesOrigin);

/** Opens a session. The reply has the member of staff; the token goes into the cookie only. */
export async function signIn(c: Context, context: DeskContext): Promise<Response> {
  const given = Credentials.safeParse(await c.req.json().catch(() => undefined));
  if (!given.success) return refusal(422, 'invalid', 'Escribe tu correo y tu contraseña.');
  const body = JSON.stringify(given.data);
  const response = await relay(
    { url: address(context), method: 'POST', token: '', body },
    context,
    PAGES_GONE,
  );
  const reply: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { code = 'refused', message } = Object(reply) as { code?: string; message?: string };
    return refusal(response.status, code, WORDS[code] ?? message ?? PAGES_GONE);
  }
  const opened = Opened.safeParse(reply);
  if (!opened.success) {
    context.log.error('the service of pages opened a session without a token or a member of staff');
    return refusal(502, 'unreachable', PAGES_GONE);
  }
  keepSession(c, context.config, opened.data.token);
  return c.json({ staff: opened.data.staff, sites: context.config.sites }, 200, NO_STORE);
}

/** Says who is signed in, and where the sites are. No session is an answer, not an error. */
export async function readSession(c: Context, context: DeskContext): Promise<Response> {
  const token = sessionToken(c, context.config);
  if (!token) return c.json({ session: null }, 200, NO_STORE);
  const response = await relay({ url: address(context), method: 'GET', token }, context, PAGES_GONE);
  if (response.status === 401) {
    endSession(c, context.config);
    return c.json({ session: null }, 200, NO_STORE);
  }
  if (!response.ok) return response;
  const known = z.object({ staff: Staff }).safeParse(await response.json());
  if (!known.success) return refusal(502, 'unreachable', PAGES_GONE);
  return c.json({ session: { staff: known.data.staff, sites: context.config.sites } }, 200, NO_STORE);
}

/** Ends the session here, also if the service does not answer. */
export async function signOut(c: Context, context: DeskContext): Promise<Response> {
  const token = sessionToken(c, context.config);
  endSession(c, context.config);
  if (token) await relay({ url: address(context), method: 'DELETE', token }, context, PAGES_GONE);
  return c.body(null, 204, NO_STORE);
}
