import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { parseInput, readForm } from '../http/body.ts';
import { faults } from './faults.ts';
import { issueNonce, redeemNonce } from './nonces.ts';
import { PROVIDER_PREFIX, SIGN_IN_PATH, STATE_LIFETIME_MS } from './oidc-routes.ts';
import { APPLE_CALLBACK_PATH } from './provider/authorize-routes.ts';
import { CLIENT_ID } from './provider/grants.ts';
import { publicOrigin } from '../http/public-origin.ts';
import { callersOrigin } from './sites.ts';

/** The page of a site that receives the number of an Apple-type reply, as `appleCode`. */
export const APPLE_RETURN_PATH = SIGN_IN_PATH;

const CODE_LIFETIME_MS = 5 * 60_000;
const State = z.object({ provider: z.literal('apple'), returnTo: z.string() });
const Answer = z.object({
  state: z.string().min(1),
  code: z.string().optional(),
  error: z.string().optional(),
});

/**
 * The Apple-type sign-in. The reply is posted to the service, which stores the code and redirects the reader to the site
 * with a number for it. `POST /v1/auth/login` with `grantType: 'apple'` takes the number. @see A3, A15
 */
export function appleRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, clock, config } = context;

  // The client appends `&redirect_uri=` to the text, so it is JSON and already has a query.
  app.get('/v1/apple/authurl', async (c) => {
    if (config.mode !== 'development') throw faults.provider();
    const returnTo = new URL(APPLE_RETURN_PATH, callersOrigin(c, context)).href;
    const state = await issueNonce(db, {
      purpose: 'oidc-state',
      data: { provider: 'apple', returnTo },
      now: clock(),
      lifetimeMs: STATE_LIFETIME_MS,
    });
    const url = new URL(`${PROVIDER_PREFIX}/apple/authorize`, publicOrigin(context, c.req.url));
    url.search = new URLSearchParams({
      client_id: CLIENT_ID,
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      state,
    }).toString();
    return c.json(url.href);
  });

  const receive = async (c: Context, fields: unknown) => {
    const answer = parseInput(Answer, fields);
    const found = await redeemNonce(db, 'oidc-state', answer.state, clock());
    const state = State.safeParse(found?.data);
    if (!state.success) throw faults.nonceOver();
    const target = new URL(state.data.returnTo);
    if (answer.code === undefined) {
      target.searchParams.set('error', answer.error ?? 'access_denied');
      return c.redirect(target.href, 303);
    }
    const redirectUri = new URL(APPLE_CALLBACK_PATH, publicOrigin(context, c.req.url)).href;
    const number = await issueNonce(db, {
      purpose: 'apple-code',
      data: { code: answer.code, redirectUri },
      now: clock(),
      lifetimeMs: CODE_LIFETIME_MS,
    });
    target.searchParams.set('appleCode', number);
    return c.redirect(target.href, 303);
  };

  app.post('/v1/apple/auth', async (c) => receive(c, await readForm(c)));
  app.get('/v1/apple/auth', (c) => receive(c, c.req.query()));
  return app;
}
