import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const folders = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const modules = (folder: string): string[] =>
  readdirSync(join(HERE, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  );
const read = (folder: string, file: string): string => readFileSync(join(HERE, folder, file), 'utf8');
/** `useId` is the one hook that a server component has; it gives the same id on both sides. */
const HOOK = /(?<![\w.])use(?!Id\b|Client\b)[A-Z]\w*\(/;

describe('a static component needs no client', () => {
  it.each(folders)('%s: hooks only with ‘use client’', (name) => {
    for (const file of modules(name).filter((path) => !/(^|\/)use[A-Z]/.test(path))) {
      const code = read(name, file);
      if (HOOK.test(code)) expect(code.startsWith("'use client';"), file).toBe(true);
    }
  });

  it.each(folders)('%s: no clock and no randomness', (name) => {
    for (const file of modules(name))
      expect(read(name, file)).not.toMatch(/Math\.random|Date\.now|new Date\(/);
  });
});
