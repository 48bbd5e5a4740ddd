import type { InlineConfig } from 'vite';
import { rotativaStyles } from '../../../../build/styles/vite-plugin.ts';
import { APP } from './paths.ts';

/** Leads to the library's source instead of its build. Naming conditions replaces Vite's own, so they stand here too. */
const CONDITIONS = ['rotativa-source', 'module', 'development|production'];

/** What the client build, the server build and the development server share. */
export const shared = (): InlineConfig => ({
  root: APP,
  configFile: false,
  publicDir: false,
  appType: 'custom',
  plugins: [rotativaStyles()],
  // 'use client' is for those who render server components; here it means nothing, and says so 40 times.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  resolve: { conditions: ['browser', ...CONDITIONS], dedupe: ['react', 'react-dom', 'styled-components'] },
  ssr: {
    resolve: { conditions: ['node', ...CONDITIONS], externalConditions: ['node'] },
    noExternal: ['rotativa'],
  },
});
