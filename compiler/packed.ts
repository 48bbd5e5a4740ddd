import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { join as joinPath } from 'node:path/posix';
import { ROOT } from './entries.ts';

/** The condition by which the workspace reads sources, which are not packed. */
const SOURCE_CONDITION = 'rotativa-source';

/** Fields of package.json for work in the repository. */
const OF_REPOSITORY = ['scripts', 'workspaces', 'overrides', 'devDependencies', 'publishConfig'];

/** Guides for those who work in the repository or run its sites. Pages of the package link to them there. */
const GUIDES_OF_REPOSITORY: ReadonlySet<string> = new Set(
  ['features', 'operating', 'releases', 'threats'].map((name) => `docs/${name}.md`),
);

/** Files of the root that npm packs without being asked. */
const ALWAYS = ['README.md', 'LICENSE'];

/** The parts of package.json that packing reads. */
export interface Manifest {
  readonly version: string;
  readonly homepage: string;
  readonly repository: { readonly url: string };
  readonly bugs: { readonly url: string };
  readonly files: readonly string[];
  readonly [field: string]: unknown;
}

/** Conditions without that of the sources. One that is left alone is replaced by its file. */
function withoutSources(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value)
    .filter(([condition]) => condition !== SOURCE_CONDITION)
    .map(([condition, target]) => [condition, withoutSources(target)] as const);
  const [only] = entries;
  return entries.length === 1 && only?.[0] === 'default' ? only[1] : Object.fromEntries(entries);
}

/** The package.json that is published: without what only the repository needs. */
export const packedManifest = (manifest: Manifest): Manifest =>
  Object.fromEntries(
    Object.entries(manifest)
      .filter(([field]) => !OF_REPOSITORY.includes(field))
      .map(([field, value]) => [
        field,
        field === 'exports' || field === 'imports' ? withoutSources(value) : value,
      ]),
  ) as Manifest;

/** The address of a file of the repository at the tag of the version, as `changeset publish` names it. */
const inRepository = ({ repository, version }: Manifest, path: string): string =>
  `${repository.url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/rotativa@${version}/${path}`;

/**
 * A page of the package. A link to a file that is not packed leads to the repository.
 *
 * @param page its path in the package, such as `docs/data.md`
 */
export const packedPage = (
  page: string,
  text: string,
  manifest: Manifest,
  isPacked: (path: string) => boolean,
): string =>
  text.replaceAll(/\]\(([^)\s#:]+)(#[^)\s]*)?\)/g, (link, path: string, place: string = '') => {
    const target = joinPath(dirname(page), path);
    return isPacked(target) ? link : `](${inRepository(manifest, target)}${place})`;
  });

/**
 * Makes the folder that is published: the build, the guides, and a package.json for those who install it.
 *
 * @param folder is replaced
 * @throws if the package has not been built
 */
export function writePackage(folder: string): void {
  if (!existsSync(join(ROOT, 'dist/index.js')))
    throw new Error('There is no build: run `npm run build` first');
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const packed = [...ALWAYS, ...manifest.files].filter((path) => existsSync(join(ROOT, path)));
  const isPacked = (path: string): boolean =>
    existsSync(join(ROOT, path)) &&
    !GUIDES_OF_REPOSITORY.has(path) &&
    packed.some((part) => path === part || path.startsWith(`${part}/`));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of packed) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  for (const path of GUIDES_OF_REPOSITORY) rmSync(join(folder, path));
  const pages = packed.flatMap((path) =>
    statSync(join(ROOT, path)).isDirectory()
      ? globSync(`${path}/*.md`, { cwd: folder })
      : path.endsWith('.md')
        ? [path]
        : [],
  );
  for (const page of pages)
    writeFileSync(
      join(folder, page),
      packedPage(page, readFileSync(join(ROOT, page), 'utf8'), manifest, isPacked),
    );
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
}

/** Hosts in the place of addresses which a publisher has to set. */
const PLACEHOLDER = /(^|\.)example(\.(org|com|net))?$/;

/** The fields of package.json that still have a placeholder for an address. */
export const placeholders = ({ homepage, repository, bugs }: Manifest): string[] =>
  Object.entries({ homepage, repository: repository.url, bugs: bugs.url })
    .filter(([, address]) => PLACEHOLDER.test(new URL(address.replace(/^git\+/, '')).hostname))
    .map(([field]) => field);
