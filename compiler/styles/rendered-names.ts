import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that no page runs. */
const ASIDE = /\.(test|stories|fixture|styles|d)\.tsx?$|\/(generated|testing|cli)\//;

/** The result of a hook: `const [open, setOpen] = useState(…)`, `const { state } = useForm(…)`. */
const STATE = /\b(?:const|let)\s+(\{[^}]*\}|\[[^\]]*\]|\w+)\s*=\s*(?:React\.)?use[A-Z]\w*[(<]/g;
const JSX_ATTRIBUTE = /\s(data-[a-z0-9-]+)=(\{[^{}\n]*\}|\{[^\n]*|["'])|'(data-[a-z0-9-]+)':(?=([^\n]*))/g;
const WRITTEN =
  /\bdataset(?:\.(\w+)|\[['"](\w+)['"]\])\s*(?:=(?!=)|\?\?=)|\bdelete [^;\n]*\bdataset(?:\.(\w+)|\[['"](\w+)['"]\])|Attribute\(\s*['"](data-[a-z0-9-]+)/g;
const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const WORD = /-?[_a-zA-Z][\w-]*/g;

const attributeOf = (key: string): string =>
  key.startsWith('data-') ? key : `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A module without JSX that writes to the page. */
const WRITES =
  /\.(?:className|classList|dataset|innerHTML|outerHTML)\b|\.(?:setAttribute|toggleAttribute|createElement|cloneNode|insertAdjacent\w+|append|prepend|replaceWith|replaceChildren|before|after)\(/;
const CONSTANT = /\bconst ([A-Z][A-Z0-9_]+)(?::[^=\n]+)? = ([^;]*);/g;
const CONSTANT_NAME = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');

const namesIn = (text: string): string[] => text.match(WORD) ?? [];

const wordsOf = (code: string): string[] => found(code, LITERAL).flatMap(namesIn);

/** Where a script writes classes, up to the end of the statement. */
const CLASSES_WRITTEN = /\b(?:className|classList|class)\b(?:\.\w+)?['"]?\s*[(:,+=][^;]*/g;

/** Where a component does. */
const CLASSES_SWITCHED = /\bclassList\.\w+\([^;]*/g;

/** The words of a script that can be classes or names of attributes that it writes, in its statements or in its HTML. */
function writtenWords(code: string): { classes: string[]; attributes: string[] } {
  const html = found(code, LITERAL).filter((text) => text.includes('<'));
  return {
    classes: [...(code.match(CLASSES_WRITTEN) ?? []).flatMap(wordsOf), ...html.flatMap(namesIn)],
    attributes: [...found(code, LITERAL), ...html.flatMap(namesIn)],
  };
}

/** The attributes that a module of components writes, and those among them whose value depends on a hook. */
function attributesOf(code: string): { name: string; stateful: boolean }[] {
  const state = new Set([...code.matchAll(STATE)].flatMap(([, names]) => names!.match(/\w+/g) ?? []));
  return [...code.matchAll(JSX_ATTRIBUTE)].map(([, jsx, jsxValue, key, keyValue]) => ({
    name: (jsx ?? key)!,
    stateful: ((jsxValue ?? keyValue)!.match(/\w+/g) ?? []).some((word) => state.has(word)),
  }));
}

/**
 * The classes (`.name`) and attributes (`[data-name]`) that HTML of the server has from the beginning or never, until React
 * renders in the browser. A rule that needs another one of them than a page has is of no use to its first paint.
 *
 * A name is left out if a script may write it: it is in a string or constant of a module without JSX that writes to the
 * page, or the value of the attribute comes from a hook. Names that no component writes are left out too: the browser or another library has
 * them.
 *
 * @param folders source folders
 */
export async function renderedNames(folders: readonly string[]): Promise<readonly string[]> {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((file) => !ASIDE.test(file))
      .map((file) => join(folder, file)),
  );
  const modules = await Promise.all(
    files.map(async (file) => ({ jsx: file.endsWith('.tsx'), code: await readFile(file, 'utf8') })),
  );
  const constants = new Map(
    modules.flatMap(({ code }) => [...code.matchAll(CONSTANT)].map(([, name, value]) => [name!, value!])),
  );
  const rendered = new Set<string>();
  const changing = new Set<string>();
  for (const { jsx, code } of modules) {
    for (const key of found(code, WRITTEN)) changing.add(`[${attributeOf(key)}]`);
    for (const word of wordsOf(code)) rendered.add(`.${word}`);
    if (jsx) {
      for (const { name, stateful } of attributesOf(code)) (stateful ? changing : rendered).add(`[${name}]`);
      for (const name of (code.match(CLASSES_SWITCHED) ?? []).flatMap(wordsOf)) changing.add(`.${name}`);
    } else if (WRITES.test(code)) {
      const used = (code.match(CONSTANT_NAME) ?? []).map((name) => constants.get(name) ?? '');
      const { classes, attributes } = writtenWords(
        [code, ...used.map((value) => `class: ${value};`)].join('\n'),
      );
      for (const name of classes) changing.add(`.${name}`);
      for (const name of attributes) changing.add(`[${name}]`);
    }
  }
  return [...rendered].filter((name) => !changing.has(name)).sort();
}
