import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../compiler/entries.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The blocks of commands and settings in docs/operating.md. */
const BLOCKS = [...read('docs/operating.md').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text);

/** The block of docs/operating.md that has these words, without its end of line. @throws if there is not exactly one */
export function guideBlock(words: string): string {
  const [block, ...others] = BLOCKS.filter((text) => text.includes(words));
  if (block === undefined || others.length > 0)
    throw new Error(`docs/operating.md has ${others.length + (block ? 1 : 0)} blocks with ${words}`);
  return block.trimEnd();
}

/** The settings that docs/operating.md has for the file of this path. @throws if it has none */
function settingsOf(path: string): Record<string, string> {
  const start = `# ${path}\n`;
  const [, rest] = guideBlock(start).split(start);
  return parseEnv(rest!.split('\n\n')[0]!) as Record<string, string>;
}

/** A program, as its unit of systemd starts it. */
export interface Unit {
  /** `sandbox`, `sites` or `desk`. */
  readonly program: string;
  /** Path of the unit in the repository. */
  readonly path: string;
  /** The arguments of Node. */
  readonly args: readonly string[];
  /** The file of its settings. */
  readonly settingsPath: string;
  /** The settings that docs/operating.md has in it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The variables that the unit sets itself. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The folder that systemd makes for it. */
  readonly stateFolder: string;
}

function unitOf(path: string): Unit {
  const values = (key: string): string[] =>
    [...read(path).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const [settingsPath = ''] = values('EnvironmentFile');
  return {
    program: basename(path).replace(/^rotativa-|\.service$/g, ''),
    path,
    args: values('ExecStart')[0]!.split(' ').slice(1),
    settingsPath,
    settings: settingsOf(settingsPath),
    fixed: parseEnv(values('Environment').join('\n')) as Record<string, string>,
    stateFolder: join('/var/lib', values('StateDirectory')[0]!),
  };
}

/** The programs of ops/systemd with their settings of docs/operating.md. */
export const units = (): Unit[] =>
  globSync('ops/systemd/*.service', { cwd: ROOT })
    .sort()
    .map((path) => unitOf(path));
