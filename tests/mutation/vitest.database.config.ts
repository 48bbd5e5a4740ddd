import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const config = mergeConfig(base, defineConfig({ test: { hookTimeout: 120_000 } }));

/** The tests of sessions and payments that open a database in the process. */
config.test!.include = [
  'apps/sandbox/tests/identity/identity.test.ts',
  'apps/sandbox/tests/sales/{cart,checkout,orders,subscriptions,twin-orders}.test.ts',
];

export default config;
