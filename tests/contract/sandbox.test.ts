import { afterAll } from 'vitest';
import { describeAnalyticsContract } from '../../src/testing/contract/analytics.ts';
import { describeIdentityContract } from '../../src/testing/contract/identity.ts';
import { describeOffersContract } from '../../src/testing/contract/offers.ts';
import { describeSalesContract } from '../../src/testing/contract/sales.ts';
import { describeSessionContract } from '../../src/testing/contract/session.ts';
import { describeSiteContract } from '../../src/testing/contract/site.ts';
import { closeAnalyticsWorlds, openAnalyticsWorld } from './analytics-world.ts';
import { openOffersWorld } from './offers-world.ts';
import { openSandboxWorld } from './sandbox-world.ts';
import { openSiteWorld } from './site-world.ts';

describeIdentityContract('HTTP against the sandbox', openSandboxWorld);
describeSalesContract('HTTP against the sandbox', openSandboxWorld);
describeOffersContract('HTTP against the sandbox', openOffersWorld);
describeSessionContract('HTTP against the sandbox', openSandboxWorld);
describeSiteContract('HTTP against the sandbox, by way of a site’s relay', openSiteWorld);
afterAll(closeAnalyticsWorlds);
describeAnalyticsContract('batches to the sandbox', openAnalyticsWorld);
