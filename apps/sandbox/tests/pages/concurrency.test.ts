import { describeConcurrency } from './describe-concurrency.ts';
import { openPages } from './open-pages.ts';

describeConcurrency(() => openPages());
