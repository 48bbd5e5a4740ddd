import { defineConfig } from 'vitest/config';
import { rotativaStyles } from './build/styles/vite-plugin.ts';

const CONDITIONS = ['rotativa-source', 'module', 'node', 'development|production'];

// Unit tests of the whole workspace. A test that needs a DOM says so in its first line:
// `// @vitest-environment jsdom`. What needs a browser or servers has a configuration of its own.
export default defineConfig({
  plugins: [rotativaStyles()],
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS }, noExternal: ['rotativa'] },
  test: {
    include: ['{src,build,tools,tests,apps,bench,.storybook}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/{e2e,visual,styles,package}/**'],
    environment: 'node',
    execArgv: ['--conditions=rotativa-source'],
    // By itself it leaves one core to the person at the keyboard.
    maxWorkers: '100%',
    testTimeout: 20_000,
    // An embedded database takes its time on a busy machine.
    hookTimeout: 60_000,
    setupFiles: ['tools/vitest-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
