import { Hono } from 'hono';
import type { z } from 'zod';
import type { AppContext } from '../context.ts';
import { parseInput } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { findSite, type Site } from '../sites.ts';
import { requireRole, type StaffMember } from '../staff/roles.ts';
import type { StaffEnv } from '../staff/sessions.ts';
import { findChoices } from './choices.ts';
import { ChoicesQuery, StoriesQuery } from './search-fields.ts';
import { findStories } from './stories.ts';

/**
 * The site of a brand in which the caller has a role.
 * @throws HttpError 403 `forbidden`, 404 `unknown_brand`
 */
function siteFor(member: StaffMember, brand: string): Site {
  requireRole(member, brand, 'propose');
  const site = findSite(brand);
  if (site?.brand !== brand) throw new HttpError(404, 'unknown_brand', `There is no brand '${brand}'.`);
  return site;
}

/** The choices of editors: stories, and all that settings name by an id. Mount it behind `requireStaff`. */
export function searchRoutes(context: AppContext): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const asked = <T extends z.ZodType<{ brand: string }>>(
    c: { req: { query(): Record<string, string> }; get(key: 'staff'): StaffMember },
    schema: T,
  ): { input: z.output<T>; site: Site } => {
    const input = parseInput(schema, c.req.query());
    return { input, site: siteFor(c.get('staff'), input.brand) };
  };
  app.get('/stories', async (c) => {
    const { input, site } = asked(c, StoriesQuery);
    return c.json(await findStories(context, site, input));
  });
  app.get('/choices', async (c) => {
    const { input, site } = asked(c, ChoicesQuery);
    return c.json({ choices: await findChoices({ db: context.db, site, now: context.clock() }, input) });
  });
  return app;
}
