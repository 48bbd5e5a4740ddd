import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { isEmail, NEWSLETTER_MESSAGES } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { newsletterSubscribers } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { parseInput, readBody } from '../http/body.ts';
import { sendMail } from '../mail/outbox.ts';
import { sameSecret } from '../../../shared/same-secret.ts';
import { digestOf, newSecret } from '../security/secrets.ts';
import { Email, SiteName } from './notification-fields.ts';
import { confirmationToken, confirmedBy, type RequestedNewsletter } from './newsletter-link.ts';

const Subscription = z.object({
  email: z.string().max(300),
  key: z.string(),
  origin: z.string().trim().min(1).max(60),
  site: SiteName,
  /** Whether the owner of the address confirms it by an e-mail first. Without it the caller knows the owner. */
  confirm: z.boolean().default(false),
});
const Confirmation = z.object({ token: z.string().min(20).max(1000) });
const Leaving = z.union([
  z.object({ token: z.string().min(20).max(100) }),
  z.object({ email: Email, origin: z.string().max(60).optional(), site: SiteName }),
]);
const Reader = z.object({ email: Email });

/** `/icommkt/*`: subscribing to and leaving newsletters, and listing those of an address. @see B13 */
export function newsletterRoutes(context: AppContext): Hono {
  const app = new Hono();
  const { db, config } = context;

  app.post('/subscribe-user', async (c) => {
    const { key, confirm, ...form } = await readBody(c, Subscription);
    if (!sameSecret(key, config.newsletterKey))
      throw new HttpError(403, 'invalid_key', 'No newsletter has this key.');
    const email = form.email.trim().toLowerCase();
    // The form on the home page is stricter; readers of an account have any address.
    if (!isEmail(email))
      throw new HttpError(400, '300075', NEWSLETTER_MESSAGES[email ? 'malformed' : 'empty']);
    await (confirm ? askOwner : subscribe)(context, { ...form, email });
    return c.json({ ok: 1 });
  });

  app.post('/confirm-user', async (c) => {
    const { token } = await readBody(c, Confirmation);
    const requested = await confirmedBy(context, token);
    if (!requested) throw new HttpError(400, 'link_over', 'The link is too old or incomplete.');
    // A second click on the link has the same result.
    await subscribe(context, requested);
    return c.json({ ok: 1 });
  });

  app.post('/unsubscribe-user', async (c) => {
    const body = await readBody(c, Leaving);
    const left = await db
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: context.clock() })
      .where(and(isNull(newsletterSubscribers.unsubscribedAt), named(body)))
      .returning({ origin: newsletterSubscribers.origin });
    // A second click on the link has the same result.
    return c.json({ ok: 1, left: left.length });
  });

  app.get('/subscriptions', async (c) => {
    const { email } = parseInput(Reader, c.req.query());
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.unsubscribedAt)))
      .orderBy(asc(newsletterSubscribers.subscribedAt));
    return c.json(rows.map(({ origin, brand, subscribedAt }) => ({ origin, site: brand, subscribedAt })));
  });
  return app;
}

const isSubscriber = async (
  { db }: AppContext,
  { email, origin, site }: RequestedNewsletter,
): Promise<boolean> => {
  const rows = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.email, email),
        eq(newsletterSubscribers.origin, origin),
        eq(newsletterSubscribers.brand, site),
        isNull(newsletterSubscribers.unsubscribedAt),
      ),
    );
  return rows.length > 0;
};

/** Asks the owner of the address by e-mail. The answer is the same for a subscriber, who gets no e-mail. */
async function askOwner(context: AppContext, requested: RequestedNewsletter): Promise<void> {
  if (await isSubscriber(context, requested)) return;
  const { email, origin, site } = requested;
  const token = await confirmationToken(context, requested);
  await sendMail(context, { kind: 'newsletter-confirm', to: email, brand: site, token, data: { origin } });
}

/** Writes the subscription and its e-mail. An existing subscriber gets no second e-mail. */
async function subscribe(
  { db, clock }: AppContext,
  { email, origin, site }: RequestedNewsletter,
): Promise<void> {
  const token = newSecret();
  const fresh = { leaveHash: digestOf(token), subscribedAt: clock(), unsubscribedAt: null };
  await db.transaction(async (tx) => {
    // An active row is not changed, so that the link in its e-mail stays valid.
    const [written] = await tx
      .insert(newsletterSubscribers)
      .values({ email, origin, brand: site, ...fresh })
      .onConflictDoUpdate({
        target: [newsletterSubscribers.email, newsletterSubscribers.origin, newsletterSubscribers.brand],
        set: fresh,
        setWhere: isNotNull(newsletterSubscribers.unsubscribedAt),
      })
      .returning({ email: newsletterSubscribers.email });
    if (written === undefined) return;
    await sendMail(
      { db: tx, clock },
      { kind: 'newsletter', to: email, brand: site, token, data: { origin } },
    );
  });
}

function named(body: z.output<typeof Leaving>) {
  if ('token' in body) return eq(newsletterSubscribers.leaveHash, digestOf(body.token));
  const own = and(eq(newsletterSubscribers.email, body.email), eq(newsletterSubscribers.brand, body.site));
  return body.origin === undefined ? own : and(own, eq(newsletterSubscribers.origin, body.origin));
}
