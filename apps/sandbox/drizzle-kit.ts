/**
 * Runs drizzle-kit for this workspace: `node apps/sandbox/drizzle-kit.ts generate --name what_changes`.
 * npm hoists drizzle-kit to the repository's root and leaves drizzle-orm here, where it would not find it.
 */
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier) && context.parentURL !== import.meta.url
      ? { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true }
      : next(specifier, context),
});

process.chdir(import.meta.dirname);
require(join(dirname(require.resolve('drizzle-kit')), 'bin.cjs'));
