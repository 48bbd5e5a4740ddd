import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Framework } from '../../src/cli/init.ts';
import { newspaper, type Newspaper } from '../examples/newspaper.ts';
import { consumerIn, TARBALL_NAME, type Consumer } from '../package/consumer.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * A newspaper of `npx rotativa init` without its packages, which depends on the packed library.
 * @param tarball absolute path of the packed library
 * @param more further packages with their exact versions
 */
export async function withoutPackages(
  framework: Framework,
  tarball: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Newspaper> {
  const project = await newspaper(framework, tarball);
  const file = join(project.dir, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifest.dependencies['rotativa'] = `file:./${TARBALL_NAME}`;
  Object.assign(manifest.devDependencies, more);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  cpSync(tarball, join(project.dir, TARBALL_NAME));
  rmSync(join(project.dir, 'node_modules'), { recursive: true, force: true });
  return project;
}

/** A package manager of the registry, in a folder without anything else. @param name as `pnpm@12.21.0` */
export async function manager(name: string): Promise<Consumer> {
  const tool = consumerIn(realpathSync(mkdtempSync(join(tmpdir(), 'rotativa-manager-'))));
  writeFileSync(join(tool.dir, 'package.json'), '{ "private": true }');
  await tool.run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', name]);
  return tool;
}
