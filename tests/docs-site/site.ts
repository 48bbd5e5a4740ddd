import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where `npm run docs` writes the site. */
export const SITE = `${ROOT}docs-static`;

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site, with a slash at its end. */
    site: string;
  }
}

/** Builds the site as it is published, without Storybook, and serves its files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { status } = spawnSync('npm', ['run', '--silent', 'docs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The documentation site was not built');
  const server = await preview({
    configFile: false,
    root: ROOT,
    // An address without a file is missing, as on a host of files.
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: SITE },
    preview: { port: 0, host: '127.0.0.1' },
  });
  project.provide('site', server.resolvedUrls!.local[0]!);
  return () => server.close();
}
