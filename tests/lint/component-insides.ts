import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import type { ExtractedRoot } from '../../compiler/styles/extract.ts';
import { rootId } from '../../compiler/styles/parse.ts';
import { INLINE_TAGS, STRUCTURE_TAGS } from '../../src/domain/html/tags.ts';

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

/** The roots of a folder: their classes and elements. */
const ownRoots = (folder: string): { id: string; element: string | undefined }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.styles.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/const (\w+)[^=]*= styled(?:\.(\w+)|\()/g),
    ])
    .map(([, name, element]) => ({ id: rootId(name!), element }));

/** Structure that is never part of a text: components have these for their own parts. */
const PARTS = 'article aside details div figcaption figure footer header section summary'.split(' ');

/** The elements of an author's text. Its pictures, players and figures are components. */
const TEXT_TAGS = new Set([...INLINE_TAGS, ...STRUCTURE_TAGS].filter((tag) => !PARTS.includes(tag)));

/** Elements without a component: the body of a page, and the place of an island. */
const PLACES = new Set(['rt-island']);

/** The parts of a selector between its combinators, from the root on. */
function compoundsOf(selector: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && ' >+~'.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.filter(Boolean);
}

/** Selectors of one rule; commas within parentheses are not between them. */
const selectorsOf = (selector: string): string[] => selector.split(/,(?![^(]*\))/).map((text) => text.trim());

/** Attributes that no piece has for itself: of the mode, and of the layers that the scripts of ads add. */
const EVERYWHERE = new Set(['data-mode', 'data-ad-layer']);

/** The styles that a folder takes from elsewhere: their attributes are on elements that the folder writes. */
function borrowedStyles(folder: string): string {
  const found = new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.styles.ts'))
      .map((file) => join(folder, file)),
  );
  for (const styles of found)
    for (const { file } of importsOf(styles)) if (file.endsWith('.styles.ts')) found.add(file);
  return [...found]
    .filter((styles) => dirname(styles) !== folder)
    .map((styles) => readFileSync(styles, 'utf8'))
    .join('\n');
}

/** Whether code writes a data attribute: by its name, or through `dataset`. */
const writes = (code: string, attribute: string): boolean =>
  code.includes(attribute) ||
  code.includes(`'${attribute.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}'`);

/** A part of a selector that names nothing: `*`, `:last-child`. */
const NAMELESS = String.raw`(?:\*|::?[\w-]+)+(?=[ >+~]|$)`;

/** Parts of a selector that reach elements without a name: all at some depth, or those in any child. */
const UNNAMED = new RegExp(`(?<= )${NAMELESS}|(?<=>)${NAMELESS}[ >]${NAMELESS}`, 'g');

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
  for (const { id, element } of ownRoots(dirname(file))) {
    classes.add(id);
    if (element) written.add(element);
  }
  // The elements of an author's text have no other home than the view that shows it.
  const showsHtml = source.includes('dangerouslySetInnerHTML');
  const borrowed = borrowedStyles(dirname(file));
  /** Whether a part of a selector is the root of another component, and nothing that the files write. */
  const isForeign = (compound: string): boolean => {
    const [element = ''] = /^[a-z][\w-]*/i.exec(compound) ?? [];
    return roots.has(element) && !written.has(element);
  };
  const found: Trespass[] = [];
  postcss.parse(css).walkRules(({ selector, parent }) => {
    if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return;
    const named = new Set<string>();
    for (const [, className, element] of namesOnly(selector).matchAll(
      /(?:\.([a-z][\w-]*))|(?<![:.\w-])([a-z][\w-]*)/gi,
    )) {
      const own = className
        ? classes.has(className)
        : written.has(element!) ||
          roots.has(element!) ||
          PLACES.has(element!) ||
          (showsHtml && TEXT_TAGS.has(element!));
      if (own) continue;
      const name = className ? `.${className}` : element!;
      named.add(name);
      found.push({ file, selector, name });
    }
    // Below the root of another component only a class is surely of these files: they pass it, in a slot.
    for (const one of selectorsOf(selector)) {
      const compounds = compoundsOf(one);
      // Parts before the root are around it: the state of the page.
      const root = compounds.findIndex((compound) => compound.includes('.rt-'));
      for (const compound of compounds.slice(root + 1))
        for (const [, attribute] of compound
          .replace(/\.[\w-]+(?:\[[^\]]*\])+/g, '')
          .matchAll(/\[(data-[\w-]+)/g))
          if (
            !EVERYWHERE.has(attribute!) &&
            !writes(source, attribute!) &&
            !borrowed.includes(`[${attribute}`)
          ) {
            named.add(compound);
            found.push({ file, selector, name: `[${attribute}]` });
          }
      for (const [name] of bare(one).matchAll(UNNAMED)) found.push({ file, selector, name });
      const at = compounds.findIndex(isForeign);
      for (const below of at < 0 ? [] : compounds.slice(at + 1))
        if (!below.includes('.') && !isForeign(below) && !named.has(below))
          found.push({ file, selector, name: below });
    }
  });
  return found;
}

/** A class or element that a stylesheet selects at any depth, and that a piece inside writes too. */
export interface Clash {
  file: string;
  selector: string;
  name: string;
  /** The other files that write it. */
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

/** The elements that a view writes: its own, and the roots of the components in it. */
function elementsOf(view: string, code: string): Set<string> {
  const written = new Set(tags(code));
  const roots = importsOf(view)
    .filter(({ names }) => names.some((name) => written.has(name)))
    .flatMap(({ file }) => rootElements(file));
  const headings = [...code.matchAll(/<Heading\s[^>]*?\blevel=\{([1-6])\}/g)].map(([, level]) => `h${level}`);
  return new Set([...written, ...roots, ...headings]);
}

/** Returns what a root's CSS selects at any depth, and a piece further inside writes too: classes and elements. */
export function clashes({ file, css }: Pick<ExtractedRoot, 'file' | 'css'>): Clash[] {
  const own = ownFiles(dirname(file));
  const inside = renderedBy(own).filter((view) => !own.includes(view));
  const written = inside.map((view) => {
    const code = readFileSync(view, 'utf8');
    return { view, classes: classesOf(code), elements: elementsOf(view, code) };
  });
  const found: Clash[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    // A class below another one of the same piece, as in `.steps .head`, has its scope.
    for (const [, name] of namesOnly(selector).matchAll(
      /(?:^|,)\.rt-[\w-]+(?:\[[^\]]*\])*\s+\.([a-z][\w-]*)/g,
    )) {
      const others = written.filter(({ classes }) => classes.includes(name!)).map(({ view }) => view);
      if (others.length > 0) found.push({ file, selector, name: `.${name}`, others });
    }
    // An element at any depth. An author's text has a class, and its elements are below that.
    for (const [, group, single] of namesOnly(selector).matchAll(
      /(?:^|,)\.rt-[\w-]+(?:\[[^\]]*\])*\s+(?::is\(([^()]*)\)|([a-z][\w-]*))(?![\w-]*[.[])/g,
    ))
      for (const name of (group ?? single)!.split(',').map((text) => text.trim())) {
        if (!/^[a-z][\w-]*$/.test(name)) continue;
        const others = written.filter(({ elements }) => elements.has(name)).map(({ view }) => view);
        if (others.length > 0) found.push({ file, selector, name, others });
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

/** A selector without attributes and without conditions; what it may be (`:is(.a, .b)`) has names. */
const bare = (selector: string): string =>
  selector
    .replace(/\[[^\]]*\]/g, '.attribute')
    .replace(/:(?:has|not|nth-[\w-]+|dir|lang)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ':condition')
    .replace(/\s*([>+~])\s*/g, '$1');

/** Returns the classes and attributes of a stylesheet of the sites that no code of theirs writes: those of pieces. */
export function siteTrespasses(css: string, code: string): string[] {
  const classes = new Set(
    [...code.matchAll(/['"`]([\w -]+)['"`]/g)].flatMap(([, words]) => words!.split(' ')),
  );
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi))
      if (name!.startsWith('rt-') || !classes.has(name!)) found.add(`.${name}`);
    for (const [, name] of selector.matchAll(/\[(data-[\w-]+)/g))
      if (!writes(code, name!)) found.add(`[${name}]`);
  });
  return [...found];
}
