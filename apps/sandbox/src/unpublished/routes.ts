import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { storyChoice, type StoryChoice } from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { documents } from '../db/schema/index.ts';
import { parseInput, readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { findSite, PRODUCT, type Site } from '../sites.ts';
import { record } from '../staff/audit.ts';
import { requireRole, type StaffMember } from '../staff/roles.ts';
import type { StaffEnv } from '../staff/sessions.ts';
import { previewAddress } from './preview-address.ts';

const MOST = 200;

const Brand = z.object({ brand: z.string().min(1).max(60) });
const PreviewBody = Brand.extend({
  story: z.string().min(1).max(200),
  minutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .default(60),
});

/** @throws HttpError 403 `forbidden`, 404 `unknown_brand` */
function siteFor(member: StaffMember, brand: string): Site {
  requireRole(member, brand, 'propose');
  const site = findSite(brand);
  if (site?.brand !== brand) throw new HttpError(404, 'unknown_brand', `There is no brand '${brand}'.`);
  return site;
}

/** The stories of a site that readers do not get yet, the next one first, without their text. */
async function listUnpublished({ db, clock }: AppContext, site: Site): Promise<StoryChoice[]> {
  const rows = await db
    .select({ body: sql<object>`${documents.body} - 'content_elements'` })
    .from(documents)
    .where(and(eq(documents.site, site.brand), gt(documents.publishDate, clock())))
    .orderBy(asc(documents.publishDate), asc(documents.id))
    .limit(MOST);
  return rows.flatMap(({ body }) => {
    const guarded = guardDocument({ ...body, content_elements: [] });
    if (!guarded.ok) return [];
    return [storyChoice(guarded.value, [], { product: PRODUCT, opinion: site.config.routes.opinion })];
  });
}

/** An address that shows an unpublished story to those who have it, until its time ends. The audit log has who asked for it. */
async function previewStory(
  context: AppContext,
  site: Site,
  { story, minutes }: z.output<typeof PreviewBody>,
  by: string,
): Promise<{ address: string; until: string }> {
  const { db, clock } = context;
  const [row] = await db
    .select({
      path: sql<string>`coalesce(${documents.body} ->> 'canonical_url', ${documents.canonicalUrl})`,
      publishDate: documents.publishDate,
    })
    .from(documents)
    .where(and(eq(documents.site, site.brand), eq(documents.id, story)));
  if (!row)
    throw new HttpError(404, 'unknown_story', `There is no document '${story}' on ${site.config.name}.`);
  const at = clock();
  if (row.publishDate <= at)
    throw new HttpError(409, 'already_published', 'Readers have this story: it needs no preview.');
  const { path } = row;
  const { brand } = site;
  const address = await previewAddress(context, brand, { story, path, minutes });
  const until = new Date(at.getTime() + minutes * 60_000);
  await record(db, { at, by, action: 'previewed', brand, page: path, note: story, until });
  return { address, until: until.toISOString() };
}

/** The stories that wait for their time, for staff. Mount it behind `requireStaff`. */
export function unpublishedRoutes(context: AppContext): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  app.get('/unpublished', async (c) => {
    const { brand } = parseInput(Brand, c.req.query());
    return c.json({ stories: await listUnpublished(context, siteFor(c.get('staff'), brand)) });
  });
  app.post('/story-previews', async (c) => {
    const input = await readBody(c, PreviewBody);
    const member = c.get('staff');
    return c.json(await previewStory(context, siteFor(member, input.brand), input, member.email), 201);
  });
  return app;
}
