import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { builtModule, DIST, moduleEntries, ROOT, SOURCE } from './entries.ts';
import { builtSpecifier, relativeImports, withBuiltSpecifiers } from './specifiers.ts';

const CACHE = join(ROOT, '.cache');
/** The compiler's output, which has the folders of the root. */
const COMPILED = join(CACHE, 'declarations');

/** Consumers need not install styled-components, so declarations must not import its types. */
const NOT_IN_TYPES = /['"]styled-components['"]/;

/**
 * All that the package uses of Node in a public module. Its types are not those of Node, so that no other module, and no
 * declaration that consumers read, depends on them.
 */
const OF_NODE = `declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, callback: () => R): R;
    getStore(): T | undefined;
  }
}
`;

/** Writes the declarations of shipped modules only; tests and stories are not reached. */
export function buildDeclarations(): void {
  runCompiler();
  for (const path of globSync('**/*.d.ts', { cwd: COMPILED })) {
    const [module] = path.split('.d.ts');
    cpSync(join(COMPILED, path), join(DIST, `${builtModule(module!)}.d.ts`));
  }
  const kept = reachable(moduleEntries().map(({ module }) => join(DIST, `${module}.d.ts`)));
  kept.add(join(DIST, 'css.d.ts'));
  for (const path of globSync('**/*.d.ts', { cwd: DIST }).map((file) => join(DIST, file))) {
    if (!kept.has(path)) {
      rmSync(path);
      continue;
    }
    const code = withoutBarrel(path, withBuiltSpecifiers(readFileSync(path, 'utf8')));
    if (NOT_IN_TYPES.test(code))
      throw new Error(`${path} names a type of styled-components: annotate its export`);
    writeFileSync(path, code);
  }
}

/** The module that declares what the compiler names by the barrel, which exports it. */
const DECLARED_IN: Readonly<Record<string, string>> = { Styleable: 'styling/root.js' };

/**
 * For a type without annotation the compiler names the module by which consumers find it: `import("../../index.js").Styleable`.
 * The types of one piece would then load those of all.
 */
function withoutBarrel(path: string, code: string): string {
  return code.replace(/import\("(\.[^"]*)"\)\.(\w+)/g, (text, specifier: string, name: string) => {
    if (resolve(dirname(path), specifier) !== join(DIST, 'index.js')) return text;
    const module = DECLARED_IN[name];
    if (!module)
      throw new Error(
        `${path} names ${name} by the barrel: annotate the export, or add the name to DECLARED_IN`,
      );
    const found = relative(dirname(path), join(DIST, module)).split(sep).join('/');
    return `import("${found.startsWith('.') ? found : `./${found}`}").${name}`;
  });
}

function runCompiler(): void {
  const project = join(CACHE, 'tsconfig.declarations.json');
  rmSync(COMPILED, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const ofNode = join(CACHE, 'node.d.ts');
  writeFileSync(ofNode, OF_NODE);
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        rootDir: ROOT,
        outDir: COMPILED,
        types: [],
      },
      include: [],
      files: [...moduleEntries().map(({ source }) => join(ROOT, source)), join(SOURCE, 'css.ts'), ofNode],
    }),
  );
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project], {
    stdio: 'inherit',
  });
}

/** The declaration files that the entries reach, including the entries. */
function reachable(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { specifier } of relativeImports(readFileSync(path, 'utf8'))) {
      visit(resolve(dirname(path), builtSpecifier(specifier).replace(/\.js$/, '.d.ts')));
    }
  };
  entries.forEach(visit);
  return found;
}
