import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const CONDITIONS = ['rotativa-source', 'module', 'node', 'development|production'];

/**
 * The tests that mutants run against: those without a browser, a server or a database. Each mutant runs them again, so
 * they are in their written order and share their modules: a page of the sites needs hundreds, and each file of tests
 * would load them again. Each mutant has new ones.
 */
export default defineConfig({
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS }, noExternal: ['rotativa'] },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [
      'src/{domain,flows}/**/*.test.ts',
      'apps/sandbox/tests/locked-part.test.ts',
      'apps/sandbox/tests/identity/refresh-rule.test.ts',
      'apps/sandbox/tests/sales/{refusals,rules}.test.ts',
    ],
    // It bundles the sources, and a mutant is not in a bundle.
    exclude: ['src/domain/browser-safe.test.ts'],
    environment: 'node',
    isolate: false,
    execArgv: ['--conditions=rotativa-source'],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
