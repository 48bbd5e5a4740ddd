import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshDatabase,
  rowsOf,
  startPostgres,
  type TestServer,
} from '../../apps/sandbox/tests/postgres-server.ts';
import { smtpServer } from '../../apps/sandbox/tests/smtp-server.ts';
import { ROOT } from '../../compiler/entries.ts';
import { emptyMachine, type Machine, type Program } from './machine.ts';
import { runIn } from './run-in.ts';

const MINUTE_MS = 60_000;
/** The hosts of docs/operating.md. */
const SITE = 'https://www.example.com';
const DESK = 'https://mesa.example.com';
const READER = 'lectora@example.com';
const PASSWORD = 'Mesa-Larga-De-Cedro-92';

/** The steps of the first stage of the Dockerfile, with folders of this test in place of those of the image. */
const dockerSteps = (folderOf: (path: string) => string) =>
  readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)[1]!
    .split('\n')
    .flatMap((line) => {
      const [, step, rest = ''] = /^(WORKDIR|COPY|RUN) (.*)$/.exec(line) ?? [];
      return step
        ? [{ step, words: rest.split(' ').map((word) => (word.startsWith('/') ? folderOf(word) : word)) }]
        : [];
    });

let machine: Machine;
let app: string;
let server: TestServer;
let database: string;
let mail: Awaited<ReturnType<typeof smtpServer>>;

beforeAll(async () => {
  machine = emptyMachine();
  app = machine.folderOf('/app');
  let at = machine.folderOf('/');
  for (const { step, words } of dockerSteps(machine.folderOf)) {
    if (step === 'WORKDIR') mkdirSync((at = words[0]!), { recursive: true });
    else if (step === 'COPY') await runIn(ROOT, 'sh', ['-c', `git archive HEAD | tar -x -C ${at}`]);
    else await runIn(at, words[0]!, words.slice(1));
  }
  server = await startPostgres();
  database = await freshDatabase(server.url);
  mail = await smtpServer({ error: undefined });
  await machine.configure({ 'database-url': database, 'smtp-url': mail.url });
}, 20 * MINUTE_MS);
afterAll(async () => {
  machine?.remove();
  await mail?.close();
  await server?.stop();
});

describe('the steps of the Dockerfile in an empty folder', () => {
  it('leave no build tools and no tests', () => {
    for (const tool of [
      'vite',
      'typescript',
      'esbuild',
      'storybook',
      'vitest',
      'eslint',
      'styled-components',
    ])
      expect(existsSync(join(app, 'node_modules', tool)), tool).toBe(false);
    expect(existsSync(join(app, 'apps/sandbox/tests'))).toBe(false);
  });
});

describe('the settings and commands of docs/operating.md', () => {
  const started = new Map<string, Program>();
  const toSite = (path: string, form?: { type: string; body: string }) =>
    machine.ask('sites', path, {
      headers: { host: new URL(SITE).host, origin: SITE, ...(form && { 'content-type': form.type }) },
      ...(form && { body: form.body }),
    });

  it('start the three programs at once, on an empty database', { timeout: 5 * MINUTE_MS }, async () => {
    for (const program of ['desk', 'sites', 'sandbox'])
      started.set(program, machine.start(program, { SHUTDOWN_DELAY_MS: '3000' }));
    await Promise.all([...started].map(([program, its]) => machine.healthy(program, its)));
    const page = await toSite('/');
    expect([page.status, page.body.includes('data-brand="weekly"')]).toEqual([200, true]);
  });

  it('subscribe a reader by a form, an e-mail and its link', { timeout: MINUTE_MS }, async () => {
    const asked = await toSite('/api/boletin', {
      type: 'application/json',
      body: JSON.stringify({ email: READER, origin: 'home', policy: true }),
    });
    expect(asked).toEqual({ status: 200, body: '{"ok":1}' });
    await expect.poll(() => mail.received.length, { timeout: MINUTE_MS }).toBe(1);
    const letter = mail.received[0]!.message.replaceAll(/=\r?\n/g, '').replaceAll(
      /=([0-9A-F]{2})/g,
      (_, code: string) => String.fromCharCode(parseInt(code, 16)),
    );
    const [, path, token] =
      new RegExp(`${SITE}(/newsletter/confirmar/)\\?token=([\\w.-]+)`).exec(letter) ?? [];
    expect(path, letter).toBeDefined();
    const confirmed = await toSite(path!, {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ token: token! }).toString(),
    });
    expect(confirmed.status, confirmed.body).toBeLessThan(400);
    expect(await rowsOf(database, 'select email, brand from newsletter_subscribers')).toEqual([
      { email: READER, brand: 'weekly' },
    ]);
  });

  it('make the first member of staff, who signs in at the desk', { timeout: MINUTE_MS }, async () => {
    writeFileSync(join(app, 'password'), PASSWORD);
    await machine.run('staff-cli.ts', app);
    rmSync(join(app, 'password'));
    const { status, body } = await machine.ask('desk', '/api/sesion', {
      headers: { origin: DESK, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com', password: PASSWORD }),
    });
    expect([status, JSON.parse(body)]).toMatchObject([200, { sites: { weekly: SITE } }]);
  });

  it('tell a balancer when the sites close, and end every program', { timeout: MINUTE_MS }, async () => {
    const sites = started.get('sites')!.process;
    sites.kill('SIGTERM');
    await expect.poll(async () => (await machine.ask('sites', '/health')).status).toBe(503);
    // The balancer has not noticed yet.
    expect((await toSite('/')).status).toBe(200);
    for (const { process: program } of started.values()) program.kill('SIGTERM');
    for (const [name, { process: program }] of started) {
      if (program.exitCode === null) await once(program, 'exit');
      expect([name, program.exitCode]).toEqual([name, 0]);
    }
  });

  it('without a secret are refused in one line', async () => {
    const file = machine.folderOf('/etc/rotativa/secrets/segments-token');
    rmSync(file);
    const { process: sandbox, said } = machine.start('sandbox');
    await once(sandbox, 'exit');
    expect([sandbox.exitCode, await said]).toEqual([
      1,
      `The sandbox cannot run. The environment is not usable.\n  SEGMENTS_TOKEN_FILE: ${file} cannot be read (ENOENT)\n`,
    ]);
  });
});
