import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Theme } from '../../.storybook/brands.ts';

/** The manifest of pictures: what each story looks like, as a hash. One line is one picture, so git merges it. */
export const MANIFEST = fileURLToPath(new URL('pictures.txt', import.meta.url));

/** A picture of a story without a pointer, with every element hovered or pressed, or in a page from right to left. */
export type State = 'rest' | 'hover' | 'active' | 'rtl';

/** The subject of a picture. */
export interface View {
  /** Id of the story. */
  story: string;
  theme: Theme;
  /** Width of the window in CSS pixels. */
  width: number;
  state: State;
}

/** The size of a picture and its hash. */
export interface Fingerprint {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Of the decoded pixels: `hashOf`. */
  hash: string;
}

/** The name of a view in files and messages, and the beginning of its line. */
export const nameOf = ({ story, theme, width, state }: View): string =>
  `${story} ${theme.brand}-${theme.mode} ${width} ${state}`;

/** The story that a name begins with. */
export const storyOf = (name: string): string => name.slice(0, name.indexOf(' '));

export const lineOf = (name: string, { width, height, hash }: Fingerprint): string =>
  `${name} ${width}×${height} ${hash}`;

const LINE = /^(\S+ \S+ \d+ \w+) (\d+)×(\d+) ([0-9a-f]{16})$/;

/** @throws if a line is none of the manifest: a merge may have left its marks */
export function parseManifest(text: string): Map<string, Fingerprint> {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, name, width, height, hash] = LINE.exec(line) ?? [];
      if (!name || !hash) throw new Error(`The manifest of pictures has a line that is none: ${line}`);
      return [name, { width: Number(width), height: Number(height), hash }];
    }),
  );
}

/** Lines are sorted by their bytes, so that the order is the same on every machine. */
export const formatManifest = (pictures: ReadonlyMap<string, Fingerprint>): string =>
  [...pictures]
    .map(([name, picture]) => `${lineOf(name, picture)}\n`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('');

export const readManifest = (): Map<string, Fingerprint> => parseManifest(readFileSync(MANIFEST, 'utf8'));

export const writeManifest = (pictures: ReadonlyMap<string, Fingerprint>): void =>
  writeFileSync(MANIFEST, formatManifest(pictures));
