import type { InlineConfig } from 'vite';
import { rotativaStyles } from '../../../../compiler/styles/vite-plugin.ts';
import { APP } from './paths.ts';

/** Resolves the library's source instead of its build. Setting conditions replaces Vite's defaults, so they are repeated here. */
const CONDITIONS = ['rotativa-source', 'module', 'development|production'];

/** Settings that the client build, the server build and the development server share. */
export const shared = (): InlineConfig => ({
  root: APP,
  configFile: false,
  publicDir: false,
  appType: 'custom',
  plugins: [rotativaStyles()],
  // 'use client' is for server components. It means nothing here, and would cause 40 warnings.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  resolve: {
    conditions: ['browser', ...CONDITIONS],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  ssr: {
    resolve: { conditions: ['node', ...CONDITIONS], externalConditions: ['node'] },
    noExternal: ['rotativa'],
  },
});
