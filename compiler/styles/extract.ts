import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementType } from 'react';
import { evaluateStyles, type EvaluatedStyles } from './evaluate.ts';
import { layerOf, type Layer } from './layers.ts';
import { parse, type StyleRoot } from './parse.ts';
import { problemAt, StyleProblems, type StyleProblem } from './problem.ts';
import { rootCss, type RootCss } from './root-css.ts';

/** The extracted CSS of one root, with its source. */
export interface ExtractedRoot extends RootCss {
  /** The stable class name, such as `rt-button`. */
  id: string;
  name: string;
  file: string;
  layer: Layer;
}

/** Returns the absolute paths of all styles files under a folder, sorted. */
export const stylesFiles = (folder: string): string[] =>
  globSync('**/*.styles.ts', { cwd: folder })
    .map((file) => join(folder, file))
    .sort();

/**
 * Converts styles files to static CSS, in the files' order.
 *
 * @param sourceFolder the folder whose first level names the layers (`src`)
 * @param files absolute paths; all styles files of the folder if absent
 * @throws StyleProblems with every rule that any of the files breaks
 */
export async function extract(
  sourceFolder: string,
  files: readonly string[] = stylesFiles(sourceFolder),
): Promise<ExtractedRoot[]> {
  const parsed = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(file, 'utf8');
      return { file, code, ...parse(file, code) };
    }),
  );
  const problems = parsed.flatMap((entry) => entry.problems);
  problems.push(...duplicates(parsed));
  if (problems.length > 0) throw new StyleProblems(problems);

  const modules = await evaluateStyles(files);
  const extracted: ExtractedRoot[] = [];
  for (const { file, code, roots } of parsed) {
    for (const root of roots) {
      const component = exportOf(modules, file, root.name);
      if (holdsFunction(component)) {
        problems.push(problemAt(file, code, root.start, `${root.name} reads a function that it imports`));
        continue;
      }
      const css = rootCss(component, root.id);
      if (css.css === '') problems.push(problemAt(file, code, root.start, `${root.name} has no CSS`));
      extracted.push({ ...css, id: root.id, name: root.name, file, layer: layerOf(file, sourceFolder) });
    }
  }
  if (problems.length > 0) throw new StyleProblems(problems);
  return extracted;
}

function duplicates(parsed: readonly { file: string; code: string; roots: StyleRoot[] }[]): StyleProblem[] {
  const seen = new Map<string, string>();
  return parsed.flatMap(({ file, code, roots }) =>
    roots.flatMap(({ id, name, start }) => {
      const first = seen.get(id);
      seen.set(id, first ?? `${name} of ${file}`);
      return first ? [problemAt(file, code, start, `${name} has the class ${id} of ${first}`)] : [];
    }),
  );
}

const exportOf = (modules: EvaluatedStyles, file: string, name: string): ElementType =>
  modules.get(file)![name] as ElementType;

/** Imported functions are only visible in the evaluated root, where styled-components has its rules. */
const holdsFunction = (component: unknown): boolean =>
  (component as { componentStyle: { rules: unknown[] } }).componentStyle.rules.some(
    (rule) => typeof rule === 'function',
  );
