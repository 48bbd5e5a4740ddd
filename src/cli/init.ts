import { existsSync, readdirSync } from 'node:fs';
import type { FamilyKey } from '../themes/brand.ts';
import { slugOf } from '../themes/define/rules.ts';
import { readBrandFile, type BrandFile } from './brand-file.ts';
import { newBrand, type Files } from './project.ts';
import { Refusal } from './refusal.ts';
import type { Resources } from './resources.ts';

/** The frameworks that have an example. */
export const FRAMEWORKS = ['next', 'react-router', 'astro', 'vite'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** The choices of a person about a newspaper; the example has the rest. */
export interface Answers {
  framework: Framework;
  /** Undefined for that of the example. */
  name?: string | undefined;
  tagline?: string | undefined;
  family?: FamilyKey | undefined;
  fonts?: FamilyKey | undefined;
  colours?: BrandFile['colours'] | undefined;
}

/** The header of each family. */
const HEADER: Readonly<Record<FamilyKey, string>> = {
  weekly: 'WeeklyHeader',
  daily: 'DailyHeader',
  women: 'WomenHeader',
  men: 'MenHeader',
  forums: 'ForumsHeader',
  rural: 'RuralHeader',
};

/** The brand is made from its configuration, and a lock names the packed library of the checks. */
const NOT_COPIED: ReadonlySet<string> = new Set(['brand.json', 'package-lock.json']);

const decoder = new TextDecoder();

/** The brand of the example of a framework. */
export function exampleBrand(framework: Framework, resources: Resources): BrandFile {
  const file = resources.examples(framework).get('brand.json');
  if (!file) throw new Error(`The package has no example for ${framework}`);
  return readBrandFile(decoder.decode(file), `${framework}/brand.json`);
}

/** The brand of a new newspaper: the answers, and facts of the example where they do not name its own publication. */
function brandOf({ framework, ...answers }: Answers, resources: Resources): BrandFile {
  const example = exampleBrand(framework, resources);
  const given = Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  ) as Partial<BrandFile>;
  if (answers.name === undefined) return { ...example, ...given };
  // A company and its address are facts of another publication.
  const { terms, dataPolicy } = example.legal ?? {};
  return {
    ...example,
    key: slugOf(answers.name).replaceAll('-', '').replace(/^\d+/, '') || example.key,
    hosts: [`www.${slugOf(answers.name)}.example`],
    legal: { ...(terms && { terms }), ...(dataPolicy && { dataPolicy }) },
    ...given,
  };
}

/** The manifest with the name of the newspaper, and the installed version of the package. */
function manifestOf(file: Uint8Array, name: string, version: string): string {
  const manifest = JSON.parse(decoder.decode(file)) as { dependencies: Record<string, string> };
  manifest.dependencies['rotativa'] = `^${version}`;
  return `${JSON.stringify({ ...manifest, name: slugOf(name) }, null, 2)}\n`;
}

/** The files of a new newspaper. */
export async function newspaper(
  answers: Answers,
  resources: Resources,
): Promise<{ brand: BrandFile; files: Files; notes: readonly string[] }> {
  const brand = brandOf(answers, resources);
  const made = await newBrand(brand, resources);
  const header = HEADER[brand.family];
  const example = [...resources.examples(answers.framework)].filter(([name]) => !NOT_COPIED.has(name));
  const folder = (
    name: string,
    files: Iterable<[string, string | Uint8Array]>,
  ): [string, string | Uint8Array][] => [...files].map(([path, content]) => [`${name}/${path}`, content]);
  const files = new Map<string, string | Uint8Array>([
    ...example,
    ...folder('newspaper', resources.examples('newspaper')),
    ...folder('public/fotos', resources.examples('pictures')),
    ...folder('brand', made.files),
    ['brand/header.ts', `export { ${header} as Header } from 'rotativa/patterns/headers/${header}';\n`],
    ['public/icono.svg', made.files.get('favicon.svg')!],
  ]);
  // npm leaves files named `.gitignore` out of packages.
  files.set('.gitignore', files.get('gitignore')!);
  files.delete('gitignore');
  const manifest = files.get('package.json') as Uint8Array;
  files.set('package.json', manifestOf(manifest, brand.name, resources.version()));
  return { brand, files, notes: made.notes };
}

/** @throws Refusal for a folder with files, which an example would mix with */
export function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new Refusal(`${folder} is not empty. Name another folder with --out.`);
}
