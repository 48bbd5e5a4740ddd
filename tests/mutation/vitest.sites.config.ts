import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { rotativaStyles } from '../../compiler/styles/vite-plugin.ts';
import base from './vitest.config.ts';

/** The library that the sites import. In Stryker's copy of the workspace the package is still that of the workspace. */
const source = realpathSync(join(import.meta.dirname, '../../node_modules/rotativa/src'));

const config = mergeConfig(
  base,
  defineConfig({ plugins: [rotativaStyles({ source })], test: { testTimeout: 120_000 } }),
);

/** The tests of the server of the sites, which run in the process. */
config.test!.include = ['apps/sites/src/server/**/*.test.{ts,tsx}'];

export default config;
