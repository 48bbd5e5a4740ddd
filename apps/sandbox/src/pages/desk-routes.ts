import { Hono, type Context } from 'hono';
import type { StaffRole } from 'rotativa/providers';
import type { z } from 'zod';
import { collectionRoutes } from '../collections/routes.ts';
import type { AppContext } from '../context.ts';
import { searchRoutes } from '../desk-search/routes.ts';
import { parseInput, readBody } from '../http/body.ts';
import { liveDeskRoutes } from '../live/desk-routes.ts';
import { hasRole, requireRole } from '../staff/roles.ts';
import { administrationRoutes, invitationRoutes } from '../staff/admin-routes.ts';
import { sessionRoutes } from '../staff/routes.ts';
import { requireStaff, staffOf, withoutBrowsers, type StaffEnv } from '../staff/sessions.ts';
import { unpublishedRoutes } from '../unpublished/routes.ts';
import type { ChangeStreams } from './change-streams.ts';
import {
  AddressQuery,
  BrandQuery,
  DraftBody,
  PublicationBody,
  PublishedQuery,
  RevisionBody,
  RevisionQuery,
  RevisionsQuery,
} from './page-fields.ts';
import { draftOf, listPages, listRevisions, pageHistory, publishedPages } from './read.ts';
import { pageAt, revisionAt } from './stored.ts';
import { PresenceBody, type Presence } from './presence.ts';
import { discardDraft, publish, rollBack, saveDraft, saveRevision, withdraw } from './write.ts';

/** The input of a call, from a member of staff who has the role in its brand. */
interface Allowed<T> {
  readonly input: T;
  readonly by: string;
}

/** Below `/desk/v1`: sign-in, and the pages of staff. Only for servers that bring the token of a session. */
export function deskRoutes(context: AppContext, streams: ChangeStreams, presence: Presence): Hono<StaffEnv> {
  const { db, clock } = context;
  const app = new Hono<StaffEnv>();
  app.use(withoutBrowsers);
  app.route('/', sessionRoutes(context));
  app.route('/', invitationRoutes(context));
  app.use(requireStaff(context));
  app.route('/', searchRoutes(context));
  app.route('/', unpublishedRoutes(context));
  app.route('/', collectionRoutes(context, streams));
  app.route('/live', liveDeskRoutes(context, streams));
  app.route('/', administrationRoutes(context));

  function allowed<T extends { readonly brand: string }>(
    c: Context<StaffEnv>,
    role: StaffRole,
    input: T,
  ): Allowed<T> {
    const member = c.get('staff');
    requireRole(member, input.brand, role);
    return { input, by: member.email };
  }
  /** The query of a call. It needs the role `propose`, or another. */
  const query = <T extends z.ZodType<{ brand: string }>>(
    c: Context<StaffEnv>,
    schema: T,
    role: StaffRole = 'propose',
  ) => allowed(c, role, parseInput(schema, c.req.query()));
  /** The body of a call. */
  const body = async <T extends z.ZodType<{ brand: string }>>(
    c: Context<StaffEnv>,
    schema: T,
    role: StaffRole,
  ) => allowed(c, role, await readBody(c, schema));
  /** Tells the listeners of this process when a change is made; those of others are notified by the database. */
  const told = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    streams.wake();
    return result;
  };

  app.get('/pages', async (c) => c.json(await listPages(db, query(c, BrandQuery).input.brand, clock())));
  app.get('/page', async (c) => {
    const { number, ...address } = query(c, RevisionQuery).input;
    return c.json(await revisionAt(db, await pageAt(db, address), number));
  });
  app.get('/revisions', async (c) => {
    const { brand, page, ...part } = query(c, RevisionsQuery).input;
    return c.json(await listRevisions(db, { brand, page }, part));
  });
  app.get('/history', async (c) => c.json(await pageHistory(db, query(c, AddressQuery).input)));
  app.get('/published', async (c) =>
    c.json(await publishedPages(db, query(c, PublishedQuery).input, clock())),
  );

  app.get('/draft', async (c) => {
    const { input, by } = query(c, AddressQuery);
    return c.json(await draftOf(db, input, by));
  });
  app.put('/draft', async (c) => {
    const { input, by } = await body(c, DraftBody, 'propose');
    return c.json(await saveDraft(context, by, input));
  });
  app.delete('/draft', async (c) => {
    const { input, by } = query(c, AddressQuery);
    await discardDraft(context, by, input);
    return c.body(null, 204);
  });

  app.post('/revisions', async (c) => {
    const { input, by } = await body(c, RevisionBody, 'propose');
    return c.json(await saveRevision(context, by, input), 201);
  });
  app.post('/publications', async (c) => {
    const { input, by } = await body(c, PublicationBody, 'publish');
    return c.json(await told(publish(context, by, input)), 201);
  });
  app.delete('/publications/:id', async (c) => {
    const { input, by } = query(c, AddressQuery, 'publish');
    await told(withdraw(context, by, { ...input, id: c.req.param('id') }));
    return c.body(null, 204);
  });
  app.post('/rollback', async (c) => {
    const { input, by } = await body(c, AddressQuery, 'publish');
    return c.json(await told(rollBack(context, by, input)), 201);
  });

  app.post('/presence', async (c) => {
    const { input } = await body(c, PresenceBody, 'propose');
    return c.json({ others: await presence.report(c.get('staff'), input) });
  });

  app.get('/changes', (c) => {
    const session = c.get('session');
    let member = c.get('staff');
    return streams.open({
      caller: member.email,
      after: c.req.header('last-event-id') ?? c.req.query('after'),
      sees: ({ brand }) => hasRole(member, brand, 'propose'),
      isWelcome: async () => {
        const present = await staffOf(context, session);
        member = present ?? member;
        return present !== undefined;
      },
    });
  });
  return app;
}
