import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIST, ROOT } from './entries.ts';

const EXAMPLES = join(ROOT, 'examples');
const PICTURES = join(ROOT, 'apps/pictures/drawn');

/** The widths that the newspapers of the examples have of each picture. */
const WIDTHS = [640, 960];

/** The files of the examples that `npx rotativa init` copies: locks are of this repository's checks. */
export const exampleFiles = (): string[] =>
  globSync('*/**/*', { cwd: EXAMPLES, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(EXAMPLES.length + 1))
    .filter((file) => !/(^|\/)(node_modules|\.\w+|data)\//.test(file));

/** The pictures of the stories: file names in `public/fotos`, and the drawn files. */
export function examplePictures(): Map<string, string> {
  const text = ['stories', 'agenda']
    .map((name) => readFileSync(join(EXAMPLES, `newspaper/content/${name}.json`), 'utf8'))
    .join('\n');
  const ids = new Set(
    [...text.matchAll(/"\/fotos\/([a-z-]+)-960\.avif"|"foto": \{\s*"id": "([a-z-]+)"/g)].map(
      ([, address, id]) => (address ?? id)!,
    ),
  );
  return new Map(
    [...ids].flatMap((id) =>
      WIDTHS.map((width): [string, string] => [`${id}-${width}.avif`, join(PICTURES, id, `${width}.avif`)]),
    ),
  );
}

/** Copies the examples and their pictures into the package. */
export function writeExamples(): void {
  const copy = (from: string, to: string): void => {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  };
  for (const file of exampleFiles()) copy(join(EXAMPLES, file), join(DIST, 'examples', file));
  for (const [name, file] of examplePictures()) copy(file, join(DIST, 'examples/pictures', name));
}
