import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
/** Large folders that the brand does not change. */
const LINKED = ['apps/pictures', 'apps/sandbox/node_modules', 'tools/node_modules'];
const SKIPPED = /^(tests\/visual|apps\/pictures)\//;
const LIMIT_MS = 400_000;
/** Below the ports that systems assign automatically, and apart from those of the other tests. */
const port = 9_600 + Math.floor(Math.random() * 39) * 10;

/** The commands of the guide, in its order. */
const [MAKE = '', START = '', TOKENS = '', REMOVE = ''] = [
  ...readFileSync(join(ROOT, 'docs/new-brand.md'), 'utf8').matchAll(/```sh\n([^`]+)\n```/g),
].map(([, command]) => command);

let copy: string;
let site: ChildProcess | undefined;

interface Outcome {
  code: number;
  output: string;
}

/** Runs a command line in the copy. */
const sh = (command: string): Promise<Outcome> =>
  run('sh', ['-c', command], { cwd: copy, maxBuffer: 1e8 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );

const text = (path: string): string => readFileSync(join(copy, path), 'utf8');

/** Every file that a brand could change, with its content. */
const state = (): Record<string, string> =>
  Object.fromEntries(
    ['src/themes', 'src/tokens', 'apps/sites/src/pages'].flatMap((folder) =>
      readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.woff2'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path, readFileSync(path, 'utf8')]),
    ),
  );

/** A copy of the sources, so that nothing is left behind here and other steps see no brand. */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'rotativa-brand-'));
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1e8,
  });
  for (const path of stdout
    .trim()
    .split('\n')
    .filter((name) => !SKIPPED.test(name) && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, path), join(copy, path), { force: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => !one.endsWith('rotativa')))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const path of LINKED) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(copy, path));
  }
  symlinkSync('..', join(copy, 'node_modules/rotativa'));
});

afterAll(async () => {
  if (site && site.exitCode === null) {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
});

const REFUSED: [string, string][] = [
  [MAKE.replace('faro', 'weekly'), "There is a brand 'weekly' already."],
  [MAKE.replace('faro', 'El-Faro'), "The key 'El-Faro' is not a key"],
  [MAKE.replace('#0b6e4f', 'verde'), "--colour 'verde' is not a colour"],
  [MAKE.replace('--family weekly', '--family monthly'), "--family 'monthly' is none of weekly"],
  [MAKE.replace('"El Faro"', '"Semanario"'), "--name 'Semanario' is another brand's"],
  [REMOVE.replace('faro', 'weekly'), "'weekly' is a family"],
];

it(
  'X6 the guide makes a brand that builds, passes contrast, is in Storybook and on its own port, and removes it',
  async () => {
    const before = state();
    for (const [command, message] of REFUSED) {
      const { code, output } = await sh(command);
      expect(output).toContain(message);
      expect(code, command).toBe(1);
    }
    expect(state()).toEqual(before);

    const made = await sh(MAKE);
    expect(made.code, made.output).toBe(0);
    for (const path of text('docs/new-brand.md').matchAll(/^(?:src|apps)\/\S+/gm))
      expect(made.output).toContain(path[0]);
    expect(made.output).toContain('Its readers sign in at /loginel-faro/.');
    expect((await sh(MAKE)).output).toContain("There is a brand 'faro' already.");

    // It builds, and its tests pass: contrast, drawings, size, menus, blocks.
    const [tests, build, shown] = await Promise.all([
      sh(`${TOKENS.split('\n')[0]} && vitest run src/themes apps/sites/src/pages/documents/pages.test.ts`),
      sh('npm run build'),
      sh(
        `node --input-type=module -e "console.log((await import('./.storybook/brands.ts')).SHOWN_BRANDS.join())"`,
      ),
    ]);
    expect(tests.code, tests.output).toBe(0);
    expect(build.code, build.output).toBe(0);
    expect(text('dist/themes/faro.css')).toContain('#0b6e4f');
    expect(shown.output).toContain('faro');

    // It answers on its own port, with its name, wordmark and colours.
    site = spawn('sh', ['-c', `exec ${START}`], {
      cwd: copy,
      env: { ...process.env, PORT: `${port}`, SANDBOX_PORT: `${port + 9}`, SANDBOX_DATA: 'memory' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const ready = new Promise<void>((resolve) => {
      for (const stream of [site!.stdout!, site!.stderr!])
        stream.on('data', (part: Buffer) => {
          said += part.toString();
          if (said.includes('Ready after')) resolve();
        });
    });
    await Promise.race([ready, once(site, 'exit')]);
    expect(said).toMatch(new RegExp(`El Faro +http://localhost:${port + 7}/`));
    const origin = `http://localhost:${port + 7}`;
    const html = await (await fetch(`${origin}/`)).text();
    expect(html).toContain('<title>El Faro');
    expect(html).toContain('data-brand="faro"');
    expect(html).toContain(/ d="([^"]+)"/.exec(text('src/themes/faro/wordmark.svg'))![1]);
    expect(html).not.toContain('>Semanario<');
    // Custom properties have short names in the head.
    expect(html).toMatch(/\[data-brand=faro\]\{[^}]*:#0b6e4f;/);
    const [, sheet = ''] = /href="(\/assets\/faro-shared-[^"]+)"/.exec(html) ?? [];
    expect(await (await fetch(origin + sheet)).text()).toContain('--rt-color-surface-accent:#0b6e4f');
    const [, article = ''] = /href="(\/[^"]+\/articulo\/[^"]+)"/.exec(html) ?? [];
    expect((await fetch(origin + article)).status).toBe(200);
    const [, picture = ''] = /<img[^>]* src="(\/images\/[^"]+)"/.exec(html) ?? [];
    expect((await fetch(origin + picture.replaceAll('&amp;', '&'))).status).toBe(200);

    // A missing drawing is named.
    rmSync(join(copy, 'src/themes/faro/wordmark.svg'));
    const incomplete = await sh('npm run tokens');
    expect(incomplete.code).toBe(1);
    expect(incomplete.output).toContain('src/themes/faro/wordmark.svg is missing');

    const removed = await sh(REMOVE);
    expect(removed.code, removed.output).toBe(0);
    expect(state()).toEqual(before);
  },
  LIMIT_MS,
);
