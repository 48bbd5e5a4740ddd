import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { isUuid } from '../http/uuid.ts';
import { trustedOnly } from '../http/trusted.ts';
import { readBody, readForm } from '../http/body.ts';
import { originPolicy } from '../security/cors.ts';
import { answeredPage, challengePage, PAGE_POLICY, walletPage } from './challenge-page.ts';
import { framePage, framePolicy } from './frame-page.ts';
import { frameScript } from './frame-script.ts';
import { answerChallenge, findChallenge, tokenise, type Authorisation } from './gateway.ts';
import { purchase } from './purchases.ts';

/** Forms send digits as text, programs as numbers. */
const digits = z.union([z.string().max(40), z.number()]).transform(String);
const whole = (min: number, max: number) => digits.transform(Number).pipe(z.number().int().min(min).max(max));
const CardBody = z.object({
  number: digits,
  expiryMonth: whole(1, 12),
  expiryYear: whole(2000, 2100),
  cvv: digits,
  cardHolder: z.string().trim().min(1).max(100),
});
const PurchaseBody = z.object({ productId: z.string().min(1).max(100), email: z.email().optional() });

/**
 * The simulated card gateway: the browser sends the card and gets a token, the shop charges the token, and the bank's
 * page asks the reader if a card requires 3-D Secure. It also simulates the search engine's shop for tests.
 */
export function gatewayRoutes({ db, clock, config }: AppContext): Hono {
  const app = new Hono();
  // Test cards can pay here, so readers of a published site must not reach it.
  if (config.mode === 'production') app.use('*', trustedOnly(config));

  app.post('/v1/tokens', async (c) => {
    const card = await readBody(c, CardBody);
    c.header('Cache-Control', 'no-store');
    return c.json(await tokenise(db, card, clock()), 201);
  });

  /** The card fields, for the sites only: no other page may embed them. */
  const isSite = originPolicy(config);
  app.get('/v1/frame', (c) => {
    const site = c.req.query('site') ?? '';
    if (!isSite(site) || URL.parse(site)?.origin !== site)
      throw new HttpError(403, 'foreign_origin', 'Pages of this origin may not embed the card fields.');
    c.header('Content-Security-Policy', framePolicy(site));
    c.header('Cache-Control', 'no-store');
    return c.html(framePage(site, '/gateway/v1/frame.js'));
  });
  app.get('/v1/frame.js', (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(FRAME_SCRIPT);
  });

  app.get('/3ds/:id', (c) => ask(c, challengePage));
  app.post('/3ds/:id', (c) => takeAnswer(c));
  // The wallet is for development only: in production the shop opens no session with it.
  app.get('/wallet/:id', (c) => ask(c, walletPage));
  app.post('/wallet/:id', (c) => takeAnswer(c));

  async function ask(c: Context, question: typeof challengePage) {
    const found = await challengeOf(c);
    return showPage(c, found.status === 'challenge' ? question(found) : answeredPage(found));
  }

  async function takeAnswer(c: Context) {
    await challengeOf(c);
    const { decision } = await readForm(c);
    if (decision !== 'approve' && decision !== 'reject')
      throw new HttpError(400, 'invalid_decision', 'decision: approve or reject');
    const answered = await answerChallenge(db, c.req.param('id') ?? '', decision === 'approve');
    if (answered === undefined) throw noChallenge();
    if (answered.returnUrl === null) return showPage(c, answeredPage(answered));
    const back = new URL(answered.returnUrl);
    back.searchParams.set('threeDS', answered.status);
    return c.redirect(back.href, 303);
  }

  /** The data of a purchase at the search engine, for tests and developers. */
  app.post('/v1/swg/purchases', trustedOnly(config), async (c) =>
    c.json(await purchase(db, await readBody(c, PurchaseBody), clock()), 201),
  );

  async function challengeOf(c: Context): Promise<Authorisation> {
    const id = c.req.param('id') ?? '';
    const found = isUuid(id) ? await findChallenge(db, id) : undefined;
    if (found === undefined) throw noChallenge();
    return found;
  }

  return app;
}

const FRAME_SCRIPT = `(${frameScript.toString()})(self);\n`;

const noChallenge = (): HttpError => new HttpError(404, 'not_found', 'There is no such payment to confirm.');

function showPage(c: Context, page: ReturnType<typeof challengePage>) {
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('Cache-Control', 'no-store');
  return c.html(page);
}
