import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CriticalStyles } from '../styling/critical-css.ts';
import type { FamilyKey, FontFile } from '../themes/brand.ts';
import type { Letters } from './drawings.ts';

/** A font of a theme with the licence that goes with it. */
export interface FontCopy {
  /** The file names of the font and its licence. */
  name: string;
  licenceName: string;
  font: Uint8Array;
  licence: string;
}

/** The files of the package that the commands need. */
export interface Resources {
  letters(family: FamilyKey): Letters;
  font(font: FontFile): FontCopy;
  /** The stylesheet of the pieces, for the preview. */
  styles(): CriticalStyles;
  /** The files of a folder of examples, by their path in it. */
  examples(folder: string): ReadonlyMap<string, Uint8Array>;
  /** The version of the package. */
  version(): string;
}

/** The files of a folder, also those of its folders. */
export const filesIn = (folder: string): ReadonlyMap<string, Uint8Array> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)];
      }),
  );

const DIST = new URL('../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, DIST), 'utf8');

/** The name of a font file: `source-serif-4-latin-wght-normal`. */
const stemOf = ({ file }: FontFile): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.woff2$/, '');

/** The files of the built package, which this module is in. */
export const packageResources: Resources = {
  letters: (family) => JSON.parse(text(`cli/letters/${family}.json`)) as Letters,
  font: (font) => {
    const stem = stemOf(font);
    const found = readdirSync(new URL('themes/fonts/', DIST)).find(
      (name) => name.startsWith(`${stem}-`) && name.endsWith('.woff2'),
    );
    if (found === undefined) throw new Error(`The package has no font ${stem}`);
    const licenceName = `${font.family.replaceAll(' ', '-')}.LICENSE.txt`;
    return {
      name: `${stem}.woff2`,
      licenceName,
      font: readFileSync(new URL(`themes/fonts/${found}`, DIST)),
      licence: text(`themes/fonts/${licenceName}`),
    };
  },
  styles: () => JSON.parse(text('critical-css.json')) as CriticalStyles,
  examples: (folder) => filesIn(fileURLToPath(new URL(`examples/${folder}`, DIST))),
  version: () => (JSON.parse(text('../package.json')) as { version: string }).version,
};
