import { afterAll } from 'vitest';
import { closePages } from './browser.ts';

// The next file of the worker has the same browser.
afterAll(closePages);
