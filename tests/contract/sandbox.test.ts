import { describeIdentityContract } from '../../src/providers/contract/identity.ts';
import { describeSalesContract } from '../../src/providers/contract/sales.ts';
import { describeSiteContract } from '../../src/providers/contract/site.ts';
import { openSandboxWorld } from './sandbox-world.ts';
import { openSiteWorld } from './site-world.ts';

describeIdentityContract('HTTP against the sandbox', openSandboxWorld);
describeSalesContract('HTTP against the sandbox', openSandboxWorld);
describeSiteContract('HTTP against the sandbox, by way of a site’s relay', openSiteWorld);
