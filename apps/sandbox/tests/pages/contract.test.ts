import { describePagesContract } from '../../../../tests/contract/pages.ts';
import { openWorld } from './open-pages.ts';

describePagesContract('HTTP against the sandbox', () => openWorld());
