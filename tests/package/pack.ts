import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writePackage } from '../../compiler/packed.ts';

/** The content of `npm publish`. */
export interface Tarball {
  /** Absolute. */
  path: string;
  /** Every file in it, relative to the package. */
  files: string[];
  /** Its download size in bytes. */
  size: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    tarball: Tarball;
  }
}

/**
 * Packs `dist` without a build.
 *
 * @param folder where the tarball is written
 * @throws if the package has not been built
 */
export function pack(folder: string): Tarball {
  const content = join(folder, 'package');
  writePackage(content);
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: content,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ filename, files, size }] = JSON.parse(answer) as [
    { filename: string; files: { path: string }[]; size: number },
  ];
  return { path: join(folder, filename), files: files.map(({ path }) => path), size };
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'rotativa-pack-'));
  provide('tarball', pack(folder));
  return () => rmSync(folder, { recursive: true });
}
