import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import type { ExtractedRoot } from '../../build/styles/extract.ts';

/** A selector that names what another component writes. */
export interface Trespass {
  file: string;
  selector: string;
  /** The class or element that the files beside the stylesheet do not write. */
  name: string;
}

const isView = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories|styles|block)\.tsx?$/.test(file);

/** Views and the modules of a folder, without its tests and stories. */
const views = (folder: string): string[] =>
  readdirSync(folder)
    .filter(isView)
    .map((file) => join(folder, file));

/** The relative imports of a module, as files; those of islands come on demand and have no names. */
function importsOf(file: string): { names: string[]; file: string }[] {
  const code = readFileSync(file, 'utf8');
  const named = code.matchAll(/import (?:type )?\{?([^}'"]*)\}? from '(\.[^']+)'/g);
  const onDemand = code.matchAll(/import\(()'(\.[^']+)'\)/g);
  return [...named, ...onDemand].map(([, names, path]) => ({
    names: names!.split(',').map((name) => name.trim()),
    file: join(dirname(file), path!),
  }));
}

/** A private folder, shared by its neighbours: it has no entry, and its name begins with a small letter. */
const isShared = (file: string): boolean =>
  /^[a-z]/.test(basename(dirname(file))) && !existsSync(join(dirname(file), 'index.ts'));

/** The files whose elements a stylesheet may select: those beside it, and the shared ones that they import. */
function ownFiles(folder: string): string[] {
  const own = new Set(views(folder));
  for (const file of own)
    for (const { file: imported } of importsOf(file))
      if (isView(imported) && isShared(imported) && existsSync(imported)) own.add(imported);
  // A string of a shared module without elements is no selector; it only leads to islands.
  return [...own].filter((file) => file.endsWith('.tsx') || dirname(file) === folder);
}

const tags = (code: string): string[] => [...code.matchAll(/<([A-Za-z][\w-]*)/g)].map(([, tag]) => tag!);

/** The elements that a component's root may be, by the file that renders it. */
function rootElements(file: string, depth = 0): string[] {
  if (depth > 3 || !existsSync(file)) return [];
  const code = readFileSync(file, 'utf8');
  const [, outer] = /return \(?\s*<([A-Z]\w*)/.exec(code) ?? [];
  const from = importsOf(file).find(({ names }) => outer !== undefined && names.includes(outer));
  if (from?.file.endsWith('.styles.ts')) {
    const styles = readFileSync(from.file, 'utf8');
    const root = new RegExp(`${outer}\\b[^=]*=\\s*styled\\.(\\w+)`).exec(styles)?.[1];
    const variants = [...code.matchAll(/\bas="(\w+)"/g)].map(([, element]) => element!);
    return [...(root ? [root] : []), ...variants];
  }
  return from ? rootElements(from.file, depth + 1) : [];
}

/** Returns the selectors of a root's CSS that reach into another component. */
export function trespasses({ file, css }: Pick<ExtractedRoot, 'file' | 'css'>): Trespass[] {
  const files = ownFiles(dirname(file));
  const source = files.map((own) => readFileSync(own, 'utf8')).join('\n');
  const written = new Set(tags(source));
  const classes = new Set(
    [...source.matchAll(/['"`]([\w -]+)['"`]/g)].flatMap(([, words]) => words!.split(' ')),
  );
  const roots = new Set(
    files.flatMap((own) =>
      importsOf(own)
        .filter(({ names }) => names.some((name) => written.has(name)))
        .flatMap(({ file: imported }) => rootElements(imported)),
    ),
  );
  // The elements of an author's HTML have no other home than the view that shows it.
  const showsHtml = source.includes('dangerouslySetInnerHTML');
  const found: Trespass[] = [];
  postcss.parse(css).walkRules(({ selector, parent }) => {
    if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return;
    for (const [, className, element] of namesOnly(selector).matchAll(
      /(?:\.([a-z][\w-]*))|(?<![:.\w-])([a-z][\w-]*)/gi,
    )) {
      const own = className
        ? classes.has(className) || className.startsWith('rt-')
        : showsHtml || written.has(element!) || roots.has(element!);
      if (!own) found.push({ file, selector, name: className ? `.${className}` : element! });
    }
  });
  return found;
}

/** A class that a stylesheet selects at any depth, and that a piece inside writes too. */
export interface Clash {
  file: string;
  selector: string;
  name: string;
  /** The other files that write the class. */
  others: string[];
}

/** The views that a file renders at any depth, in islands and by their scripts too. */
function renderedBy(files: readonly string[]): string[] {
  const found = new Set(files.filter((file) => file.endsWith('.tsx')));
  for (const file of found)
    for (const { file: imported } of importsOf(file))
      if (/(?:\.tsx|\/island\.ts|\/start-[\w-]+\.ts)$/.test(imported) && existsSync(imported))
        found.add(imported);
  return [...found].filter((file) => !file.endsWith('/island.ts'));
}

const classesOf = (code: string): string[] =>
  [...code.matchAll(/\bclass(?:Name)?(?:=|: )(?:["']([^"']+)["']|\{[^}]*?['`]([\w -]+)['`])/g)].flatMap(
    ([, plain, chosen]) => (plain ?? chosen)!.split(' '),
  );

/** Returns the classes that a root's CSS selects at any depth, and that a piece further inside writes too. */
export function clashes({ file, css }: Pick<ExtractedRoot, 'file' | 'css'>): Clash[] {
  const own = ownFiles(dirname(file));
  const inside = renderedBy(own).filter((view) => !own.includes(view));
  const written = inside.map((view) => ({ view, classes: classesOf(readFileSync(view, 'utf8')) }));
  const found: Clash[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    // A class below another one of the same piece, as in `.steps .head`, has its scope.
    for (const [, name] of namesOnly(selector).matchAll(
      /(?:^|,)\.rt-[\w-]+(?:\[[^\]]*\])*\s+\.([a-z][\w-]*)/g,
    )) {
      const others = written.filter(({ classes }) => classes.includes(name!)).map(({ view }) => view);
      if (others.length > 0) found.push({ file, selector, name: `.${name}`, others });
    }
  });
  return found;
}

/**
 * A selector without attributes, without the arguments of `:nth-child()` and the like, and without what an
 * element with a class is or is not: `.rt-input:not(select)`.
 */
const namesOnly = (selector: string): string =>
  selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:nth-[\w-]+|dir|lang)\([^)]*\)/g, '')
    .replace(/(\.[\w-]+(?::[\w-]+)*):(?:is|not)\([^()>+~\s,]+(?:,\s*[^()>+~\s,]+)*\)/g, '$1');
