import { afterAll, beforeAll } from 'vitest';
import { describeAnalyticsContract } from './analytics.ts';
import { describeIdentityContract } from './identity.ts';
import { describeOffersContract } from './offers.ts';
import { describeSalesContract } from './sales.ts';
import { describeSessionContract } from './session.ts';
import { describeSiteContract } from './site.ts';
import { closeAnalyticsWorlds, openAnalyticsWorld } from './analytics-world.ts';
import { openOffersWorld } from './offers-world.ts';
import { openSandboxWorld } from './sandbox-world.ts';
import { openSiteWorld } from './site-world.ts';

describeIdentityContract('HTTP against the sandbox', openSandboxWorld);
describeSalesContract('HTTP against the sandbox', openSandboxWorld);
describeOffersContract('HTTP against the sandbox', openOffersWorld);
describeSessionContract('HTTP against the sandbox', openSandboxWorld);
describeSiteContract('HTTP against the sandbox, by way of a site’s relay', openSiteWorld);
// The first world opens the database of all, which takes longer than a test may on a busy machine.
beforeAll(() => openAnalyticsWorld());
afterAll(closeAnalyticsWorlds);
describeAnalyticsContract('batches to the sandbox', openAnalyticsWorld);
