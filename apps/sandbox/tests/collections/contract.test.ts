import { describeCollectionsContract } from '../../../../tests/contract/collections.ts';
import { openCollectionsWorld } from './open-collections.ts';

describeCollectionsContract('HTTP against the sandbox', () => openCollectionsWorld());
