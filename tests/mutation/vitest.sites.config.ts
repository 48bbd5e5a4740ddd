import { defineConfig, mergeConfig } from 'vitest/config';
import { rotativaStyles } from '../../compiler/styles/vite-plugin.ts';
import base from './vitest.config.ts';

const config = mergeConfig(
  base,
  defineConfig({ plugins: [rotativaStyles()], test: { testTimeout: 120_000 } }),
);

/** The tests of the server of the sites, which run in the process. */
config.test!.include = ['apps/sites/src/server/**/*.test.{ts,tsx}'];

export default config;
