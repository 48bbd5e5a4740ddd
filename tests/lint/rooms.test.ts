import { globSync, readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITES = `${ROOT}/apps/sites/src`;
const eslint = new ESLint({ cwd: ROOT });

const [, TABLE = ''] =
  /^## Rooms\n[\s\S]*?\n\| room \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(
    readFileSync(`${ROOT}/apps/sites/README.md`, 'utf8'),
  ) ?? [];
const named = (cell: string): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);

/** The rooms in the README, from the bottom, and those that each may import. */
const ROOMS = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(([, room = '', , others = '']) => [named(room)[0]!, named(others)]),
);
const NAMES = [...ROOMS.keys()];

/** A module of a room, as a file at the top of another imports it. */
const moduleOf = (room: string): string => {
  const [file] = globSync(`${room}/**/*.ts`, { cwd: SITES, exclude: ['**/*.test.ts'] }).sort();
  return `../${file}`;
};

/** Whether ESLint refuses `code` in a file of a room, and for which rules. */
async function refusals(room: string, code: string, name = 'planted.ts'): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${SITES}/${room}/${name}` });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const UP = ['boundaries/dependencies'];

describe('the rooms of the sites', () => {
  it('are the folders of apps/sites/src, each in the table of its README', () => {
    expect(readdirSync(SITES).sort(), 'describe the folder under "Rooms", and add it to ROOMS').toEqual(
      NAMES.toSorted(),
    );
  });

  it('import no room above them', () => {
    const up = [...ROOMS].flatMap(([room, others]) =>
      others.filter((other) => NAMES.indexOf(other) >= NAMES.indexOf(room)).map((other) => [room, other]),
    );
    expect(up).toEqual([]);
  });

  it.each(NAMES)('%s imports those of its row and no others, as ESLint knows them', async (room) => {
    const taken: string[] = [];
    for (const other of NAMES.filter((name) => name !== room)) {
      const found = await refusals(room, `export type * from '${moduleOf(other)}';\n`);
      if (found.length === 0) taken.push(other);
      else expect(found, `${room} imports ${other}`).toEqual(UP);
    }
    expect(taken).toEqual(NAMES.filter((name) => ROOMS.get(room)!.includes(name)));
  });

  const page = moduleOf('pages');

  it.each([
    `import { value } from '${page}';\nexport const own = value;\n`,
    `import type { Value } from '${page}';\nexport type Own = Value;\n`,
    `import '${page}';\n`,
    `export * from '${page}';\n`,
    `export const own = () => import('${page}');\n`,
    `export type Own = import('${page}').Value;\n`,
  ])('are closed to every form of import: %s', async (code) => {
    expect(await refusals('contract', code)).toEqual(UP);
    expect(await refusals('client', code)).toEqual(UP);
  });

  it('let a test use any room', async () => {
    const code = `import { value } from '${page}';\nexport const own = value;\n`;
    expect(await refusals('contract', code, 'planted.test.ts')).toEqual([]);
  });
});
