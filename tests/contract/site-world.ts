import { createMemoryStorage } from 'rotativa/providers';
import {
  createHttpAccountNotice,
  createHttpContact,
  createHttpIdentity,
  createHttpNewsletter,
  createHttpNewsletters,
  createHttpNotifications,
  createHttpRenewal,
  createHttpSegments,
  createHttpVideo,
  createSiteRelay,
  localEvents,
} from 'rotativa/providers/http';
import { importJson } from '../../apps/sandbox/src/import/import-json.ts';
import { readerSeeder } from '../../apps/sandbox/src/seed/reader-seeder.ts';
import { SEED_PASSWORD } from '../../apps/sandbox/src/seed/readers.ts';
import { segmentSeeder } from '../../apps/sandbox/src/segments/segment-seeder.ts';
import { siteOf } from '../../apps/sandbox/src/sites.ts';
import { serveApp } from '../../apps/sandbox/tests/serve-app.ts';
import { CONTRACT_CUSTOMER, CONTRACT_STRANGER, CONTRACT_VIDEO, type SiteWorld } from './site.ts';

const SITE_ORIGIN = 'https://www.example.com';

/** A page, its site's server with the relay, and the sandbox as the services behind it. */
export async function openSiteWorld(): Promise<SiteWorld> {
  const site = siteOf('weekly');
  const { url, context, close } = await serveApp([readerSeeder, segmentSeeder]);
  const { db, config, clock } = context;
  await importJson([CONTRACT_VIDEO], { db, site, now: clock() });

  let isDown = false;
  const call: typeof fetch = async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    return fetch(input, init);
  };
  const notifications = createHttpNotifications({
    origin: url,
    token: config.notificationToken,
    newsletterKey: config.newsletterKey,
    fetch: call,
  });
  const customers = createHttpSegments({ origin: url, token: config.segmentsToken, fetch: call });
  const relay = createSiteRelay({
    siteOrigin: SITE_ORIGIN,
    identityOrigin: url,
    notifications,
    segments: customers,
    fetch: call,
    log: () => undefined,
  });
  const page: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), SITE_ORIGIN), init);
    request.headers.set('origin', SITE_ORIGIN);
    return (await relay(request)) ?? new Response('', { status: 404 });
  };
  async function sessionOf(userName?: string) {
    const identity = createHttpIdentity({
      origin: url,
      storage: createMemoryStorage(),
      clock: { now: clock },
      events: localEvents(),
    });
    if (userName) await identity.login({ userName, credentials: SEED_PASSWORD });
    return { session: identity.session, fetch: page };
  }

  const customer = await sessionOf(CONTRACT_CUSTOMER);
  const stranger = await sessionOf(CONTRACT_STRANGER);
  return {
    newsletter: createHttpNewsletter({ fetch: page }),
    contact: createHttpContact({ fetch: page }),
    renewing: createHttpRenewal(customer),
    plain: createHttpRenewal(stranger),
    newsletters: {
      hers: createHttpNewsletters(stranger),
      his: createHttpNewsletters(customer),
      anonymous: createHttpNewsletters(await sessionOf()),
    },
    accountNotice: createHttpAccountNotice(customer),
    customers,
    notifications,
    video: createHttpVideo({ origin: url, website: site.slug, fetch: call }),
    reachable: (now) => {
      isDown = !now;
    },
    close,
  };
}
