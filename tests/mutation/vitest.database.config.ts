import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const config = mergeConfig(base, defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000 } }));

/** The tests of sessions, payments and protection that open a database in the process. */
config.test!.include = [
  'apps/sandbox/tests/identity/{account-life,authenticate,common-passwords,identity,nonces}.test.ts',
  'apps/sandbox/tests/{bodies,body-limit,cookies,headers,limit-spellings,limits,origins,password-queue,passwords,route-limits,secrets,service-token,tokens,trust}.test.ts',
  'apps/sandbox/tests/sales/{cart,checkout,orders,purchase-records,sharing-cancelling,subscription-records,subscriptions,twin-orders,wallet}.test.ts',
];

export default config;
