import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { trustedOnly } from '../http/trusted.ts';
import { TOKEN_KINDS } from './kinds.ts';
import { subjectOf, composeEmail, type OutboxRow } from './email.ts';
import { emailPage, outboxPage } from './outbox-page.ts';

const LISTED = 100;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

const developerPage = createMiddleware(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', POLICY);
  c.header('Cache-Control', 'no-store');
});

/**
 * `/__outbox`: the e-mails, for developers and tests; `/__outbox?email=` returns the newest tokens of an address.
 * Only in development mode, and only for this machine or with the token of SANDBOX_TOKEN.
 */
export function outboxRoutes(context: AppContext): Hono {
  const { db, config } = context;
  const app = new Hono();
  app.use('/__outbox', trustedOnly(config), developerPage);
  app.use('/__outbox/*', trustedOnly(config), developerPage);

  app.get('/__outbox', async (c) => {
    const email = c.req.query('email')?.trim().toLowerCase();
    if (email !== undefined) return c.json(await newestTokens(context, email));
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(LISTED);
    const emails = rows.map((row) => ({ row, subject: subjectOf(row) }));
    return c.html(outboxPage(emails, config.smtpUrl !== undefined));
  });

  app.get('/__outbox/:id{[0-9]{1,15}}', async (c) => {
    const [row] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, Number(c.req.param('id'))));
    if (row === undefined) throw new HttpError(404, 'not_found', 'There is no such e-mail.');
    return c.html(emailPage(row, await composeEmail(config, row)));
  });
  return app;
}

/** The newest token of each kind of e-mail to an address, or null. */
async function newestTokens({ db }: AppContext, email: string): Promise<Record<string, string | null>> {
  const rows: Pick<OutboxRow, 'kind' | 'token'>[] = await db
    .selectDistinctOn([outbox.kind], { kind: outbox.kind, token: outbox.token })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), isNotNull(outbox.token)))
    .orderBy(outbox.kind, desc(outbox.id));
  const none = TOKEN_KINDS.map((kind) => [kind, null] as const);
  return Object.fromEntries([...none, ...rows.map(({ kind, token }) => [kind, token] as const)]);
}
