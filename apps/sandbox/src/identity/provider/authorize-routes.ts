import { Hono, type Context } from 'hono';
import { isEmail } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { readForm } from '../../http/body.ts';
import { HttpError } from '../../http/errors.ts';
import { publicOrigin } from '../../http/public-origin.ts';
import { isOurAddress } from '../sites.ts';
import { isProvider, PROVIDERS, subjectOf, type Provider, type ProviderAccount } from './accounts.ts';
import { CLIENT_ID, issueAccessToken, issueCode, issueIdToken } from './grants.ts';
import { formPostPage, signInPage } from './pages.ts';

/** The address on the sandbox to which the Apple-type sign-in posts its reply. */
export const APPLE_CALLBACK_PATH = '/identity/public/v1/apple/auth';

const Request = z.object({
  client_id: z.literal(CLIENT_ID),
  redirect_uri: z.url(),
  response_type: z.enum(['code', 'id_token', 'token']),
  response_mode: z.enum(['query', 'fragment', 'form_post']).optional(),
  scope: z.string().max(500).optional(),
  state: z.string().max(2_000).optional(),
  nonce: z.string().max(200).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.literal('S256').optional(),
});
type Request = z.infer<typeof Request>;

const Form = z.object({
  email: z.string().trim(),
  firstName: z.string().trim().max(100).default(''),
  lastName: z.string().trim().max(100).default(''),
  answer: z.enum(['yes', 'no']),
});

/**
 * The provider's sign-in page and its response to the site: a code, or the identity token that pages of Google and
 * Facebook get at once. It requires no password, so it exists in development only.
 */
export function authorizeRoutes(context: AppContext): Hono {
  const app = new Hono();

  function read(c: Context): { provider: Provider; request: Request } {
    const provider = c.req.param('provider') ?? '';
    if (!isProvider(provider)) throw new HttpError(404, '404', 'There is no such provider');
    const parsed = Request.safeParse(c.req.query());
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => path.join('.'));
      throw new HttpError(400, 'invalid_request', `The request's ${fields.join(', ')} cannot be used`);
    }
    const target = parsed.data.redirect_uri;
    const callback = new URL(APPLE_CALLBACK_PATH, publicOrigin(context, c.req.url)).href;
    if (target !== callback && !isOurAddress(target, context))
      throw new HttpError(400, 'invalid_request', 'redirect_uri is not an address of the sites');
    return { provider, request: parsed.data };
  }

  app.get('/:provider/authorize', (c) => {
    const { provider } = read(c);
    return page(c, signInPage({ company: PROVIDERS[provider], email: '', fault: undefined }));
  });

  app.post('/:provider/authorize', async (c) => {
    const { provider, request } = read(c);
    const form = Form.safeParse(await readForm(c));
    if (!form.success) throw new HttpError(400, 'invalid_request', 'The form cannot be used');
    const { answer, email, firstName, lastName } = form.data;
    if (answer === 'no') return reply(c, request, { error: 'access_denied' });
    if (!isEmail(email)) {
      const fault = 'Type an e-mail address.';
      return page(c, signInPage({ company: PROVIDERS[provider], email, fault }), 400);
    }
    const subject = subjectOf(provider, email);
    const account = { subject, email, emailVerified: true, firstName, lastName };
    return reply(c, request, await credentials(context, provider, request, account));
  });
  return app;
}

async function credentials(
  context: AppContext,
  provider: Provider,
  request: Request,
  account: ProviderAccount,
): Promise<Record<string, string>> {
  const { response_type, redirect_uri, nonce, code_challenge } = request;
  if (response_type === 'id_token')
    return { id_token: await issueIdToken(context, provider, account, nonce) };
  if (response_type === 'token')
    return { access_token: await issueAccessToken(context, provider, account), token_type: 'Bearer' };
  const grant = {
    provider,
    account,
    redirectUri: redirect_uri,
    ...(nonce === undefined ? {} : { nonce }),
    ...(code_challenge === undefined ? {} : { codeChallenge: code_challenge }),
  };
  return { code: await issueCode(context, grant) };
}

/** Tokens are in the fragment, which servers do not receive. */
function reply(c: Context, request: Request, answer: Record<string, string>) {
  const { redirect_uri, response_mode, response_type, state } = request;
  const fields = { ...answer, ...(state === undefined ? {} : { state }) };
  if (response_mode === 'form_post') return page(c, formPostPage(redirect_uri, fields));
  const target = new URL(redirect_uri);
  const search = new URLSearchParams(fields);
  if (response_type === 'code' && response_mode !== 'fragment')
    for (const [name, value] of search) target.searchParams.set(name, value);
  else target.hash = search.toString();
  return c.redirect(target.href, 303);
}

/** No scripts, no pictures, nothing from other origins. Forms may redirect to the site. */
function page(c: Context, html: string | Promise<string>, status: 200 | 400 = 200) {
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  );
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cache-Control', 'no-store');
  return c.html(html, status);
}
