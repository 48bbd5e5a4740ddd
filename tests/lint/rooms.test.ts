import { globSync, readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: ROOT });

const named = (cell: string): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);

/** The rooms in an app's README, from the bottom, and those that each may import. */
function roomsOf(app: string): Map<string, string[]> {
  const [, table = ''] =
    /^## Rooms\n[\s\S]*?\n\| room \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(
      readFileSync(`${ROOT}/apps/${app}/README.md`, 'utf8'),
    ) ?? [];
  return new Map(
    table
      .trim()
      .split('\n')
      .map((row) => row.split('|'))
      .map(([, room = '', , others = '']) => [named(room)[0]!, named(others)]),
  );
}

const sourceOf = (app: string): string => `${ROOT}/apps/${app}/src`;

/** A module of a room, as a file at the top of another imports it. */
const moduleOf = (app: string, room: string): string => {
  const [file] = globSync(`${room}/**/*.ts`, { cwd: sourceOf(app), exclude: ['**/*.test.ts'] }).sort();
  return `../${file}`;
};

/** Whether ESLint refuses `code` in a file of a room, and for which rules. */
async function refusals(
  app: string,
  room: string,
  code: string,
  name = 'planted.ts',
): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${sourceOf(app)}/${room}/${name}` });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const UP = ['boundaries/dependencies'];

describe.each(['sites', 'desk'])('the rooms of apps/%s', (app) => {
  const rooms = roomsOf(app);
  const names = [...rooms.keys()];

  it('are the folders of its source, each in the table of its README', () => {
    const folders = readdirSync(sourceOf(app), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(
      folders.map(({ name }) => name).sort(),
      'describe the folder under "Rooms", and add it to eslint.config.mjs',
    ).toEqual(names.toSorted());
  });

  it('import no room above them', () => {
    const up = [...rooms].flatMap(([room, others]) =>
      others.filter((other) => names.indexOf(other) >= names.indexOf(room)).map((other) => [room, other]),
    );
    expect(up).toEqual([]);
  });

  it.each(names)('%s imports those of its row and no others, as ESLint knows them', async (room) => {
    const taken: string[] = [];
    for (const other of names.filter((name) => name !== room)) {
      const found = await refusals(app, room, `export type * from '${moduleOf(app, other)}';\n`);
      if (found.length === 0) taken.push(other);
      else expect(found, `${room} imports ${other}`).toEqual(UP);
    }
    expect(taken).toEqual(names.filter((name) => rooms.get(room)!.includes(name)));
  });
});

describe('rooms', () => {
  const page = moduleOf('sites', 'pages');

  it.each([
    `import { value } from '${page}';\nexport const own = value;\n`,
    `import type { Value } from '${page}';\nexport type Own = Value;\n`,
    `import '${page}';\n`,
    `export * from '${page}';\n`,
    `export const own = () => import('${page}');\n`,
    `export type Own = import('${page}').Value;\n`,
  ])('are closed to every form of import: %s', async (code) => {
    expect(await refusals('sites', 'contract', code)).toEqual(UP);
    expect(await refusals('sites', 'client', code)).toEqual(UP);
  });

  it('let a test use any room', async () => {
    const code = `import { value } from '${page}';\nexport const own = value;\n`;
    expect(await refusals('sites', 'contract', code, 'planted.test.ts')).toEqual([]);
  });
});
