import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { HttpError } from '../http/errors.ts';
import { findSite } from '../sites.ts';
import { AD_CASES, CAMPAIGNS, campaignOf, caseOf, type AdCase, type Campaign } from './campaigns.ts';
import { CREATIVE_POLICY, creativePage, landingPage } from './creative-page.ts';

/** Longer than a page needs to be read to the slot, and shorter than pages wait. */
const LATE_MS = 2500;
/** How much larger the creative of the case `larger` is. */
const LARGER = 1.6;

/** A transparent picture of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
);

const Size = z
  .string()
  .regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/)
  .transform((text) => text.split('x').map(Number) as [number, number]);

const Query = z.object({
  slot: z.string().regex(/^[A-Z0-9_/]{1,60}$/),
  sizes: z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(Size).min(1).max(20)),
  case: z.enum(AD_CASES).optional(),
});

const sizeIn = (wanted: AdCase, [width, height]: [number, number]): { width: number; height: number } =>
  wanted === 'larger'
    ? { width: Math.round(width * LARGER), height: Math.round(height * LARGER) }
    : { width, height };

/** @throws HttpError 404 */
function campaignNumbered(number: string): Campaign {
  const campaign = CAMPAIGNS[Number(number)];
  if (campaign === undefined) throw new HttpError(404, 'unknown_campaign', 'There is no such campaign.');
  return campaign;
}

/**
 * The simulated ad server: `/{site}/decision?slot=&sizes=300x250,320x100` decides about a slot, and `/creatives/{n}` is
 * the creative for its frame. `/{site}/pixel` is the picture of a campaign that counts the views of an article. `case`
 * chooses the behaviour in tests. It sets no cookie and knows no reader.
 * @see B12, X10
 */
export function adsRoutes(): Hono {
  const app = new Hono();

  app.get('/creatives/:number{\\d+}', (c) => {
    const { number } = c.req.param();
    c.header('Content-Security-Policy', CREATIVE_POLICY);
    return c.html(creativePage(campaignNumbered(number), `../landing/${number}`));
  });

  app.get('/landing/:number{\\d+}', (c) => c.html(landingPage(campaignNumbered(c.req.param('number')))));

  app.get('/:site/decision', async (c) => {
    const site = findSite(c.req.param('site'));
    if (site === undefined) throw new HttpError(404, 'unknown_site', 'There is no such site.');
    const query = Query.safeParse(c.req.query());
    if (!query.success)
      throw new HttpError(
        400,
        'invalid_slot',
        'A decision needs a slot, and its sizes in pixels as 300x250,320x100.',
      );
    const { slot, sizes } = query.data;
    const wanted = query.data.case ?? caseOf(slot);
    c.header('Cache-Control', 'no-store');
    const [preferred] = sizes;
    if (wanted === 'none' || preferred === undefined) return c.body(null, 204);
    if (wanted === 'late')
      await wait(LATE_MS, undefined, { signal: c.req.raw.signal }).catch(() => undefined);
    return c.json({ creative: `../creatives/${campaignOf(site.slug, slot)}`, ...sizeIn(wanted, preferred) });
  });

  app.get('/:site/pixel', (c) => {
    if (findSite(c.req.param('site')) === undefined)
      throw new HttpError(404, 'unknown_site', 'There is no such site.');
    return c.body(PIXEL, 200, { 'Cache-Control': 'no-store', 'Content-Type': 'image/gif' });
  });

  return app;
}
