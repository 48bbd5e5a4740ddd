import { and, eq, inArray, lte } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { collectionKind, itemsInForce, originalStory, stripCollection } from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import type { CollectionSummary, OriginalStory, StaffRole } from 'rotativa/providers';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { documents } from '../db/schema/index.ts';
import { parseInput, readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import type { ChangeStreams } from '../pages/change-streams.ts';
import { findSite } from '../sites.ts';
import { requireRole } from '../staff/roles.ts';
import type { StaffEnv } from '../staff/sessions.ts';
import { collectionAt, collectionHistory, collectionIds, lastCollection } from './stored.ts';
import { saveCollection } from './write.ts';

const MOST_IDS = 200;

const Brand = z.object({ brand: z.string().min(1).max(60) });
const Address = Brand.extend({ id: z.string().min(1).max(200) });
const RevisionNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const Read = Address.extend({ number: RevisionNumber.optional() });
const Stories = Brand.extend({
  ids: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('must be a JSON list');
        return z.NEVER;
      }
    })
    .pipe(z.array(z.string().min(1).max(200)).max(MOST_IDS)),
});
/** The document is judged by its rules, which say what is wrong with it. */
const Save = Address.extend({
  expected: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  document: z.unknown(),
  note: z.string().max(2_000),
});

/** The collections that staff curate. Mount it behind `requireStaff`. Only the role `publish` changes what readers get. */
export function collectionRoutes(context: AppContext, streams: ChangeStreams): Hono<StaffEnv> {
  const { db, clock } = context;
  const app = new Hono<StaffEnv>();
  function allowed<T extends { readonly brand: string }>(c: Context<StaffEnv>, input: T, role: StaffRole): T {
    requireRole(c.get('staff'), input.brand, role);
    if (findSite(input.brand)?.brand !== input.brand)
      throw new HttpError(404, 'unknown_collection', `There is no brand '${input.brand}'.`);
    return input;
  }
  const query = <T extends z.ZodType<{ brand: string }>>(c: Context<StaffEnv>, schema: T): z.output<T> =>
    allowed(c, parseInput(schema, c.req.query()), 'propose');

  app.get('/collections', async (c) => {
    const { brand } = query(c, Brand);
    const strips = (['breaking', 'live'] as const).map((strip) => stripCollection(brand, strip));
    const found = await Promise.all(
      (await collectionIds(db, brand, strips)).map((id) => lastCollection(db, { brand, id })),
    );
    const now = clock();
    const shown = found.map(({ document }) => itemsInForce(document, now));
    const ids = [...new Set(shown.flat().flatMap(({ story }) => story ?? []))];
    const rows = await db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.site, brand), inArray(documents.id, ids), lte(documents.publishDate, now)));
    const published = new Set<string | null>([null, ...rows.map(({ id }) => id)]);
    return c.json(
      found.map(({ id, number, author, created, document }, index): CollectionSummary => ({
        ...{ brand, id, author, created, kind: collectionKind(brand, id), title: document.title },
        revision: number,
        items: document.items.length,
        shown: shown[index]!.filter(({ story }) => published.has(story)).length,
      })),
    );
  });
  app.get('/collection', async (c) => {
    const { number, ...address } = query(c, Read);
    return c.json(
      number === undefined ? await lastCollection(db, address) : await collectionAt(db, address, number),
    );
  });
  app.put('/collection', async (c) => {
    const input = allowed(c, await readBody(c, Save), 'publish');
    const saved = await saveCollection(context, c.get('staff').email, input);
    streams.wake();
    return c.json(saved);
  });
  app.get('/collection-history', async (c) => c.json(await collectionHistory(db, query(c, Address))));
  app.get('/collection-stories', async (c) => {
    const { brand, ids } = query(c, Stories);
    const rows = await db
      .select({ body: documents.body })
      .from(documents)
      .where(and(eq(documents.site, brand), inArray(documents.id, ids)));
    const subtypes = findSite(brand)?.config.subtypes;
    const found = new Map(
      rows.flatMap(({ body }): [string, OriginalStory][] => {
        const guarded = guardDocument(body);
        return guarded.ok ? [[guarded.value._id, originalStory(guarded.value, subtypes)]] : [];
      }),
    );
    return c.json(ids.flatMap((id) => found.get(id) ?? []));
  });
  return app;
}
