import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDeskConfig } from '../../apps/desk/src/config/env.ts';
import { readConfig as readSandboxConfig } from '../../apps/sandbox/src/config.ts';
import { readConfig as readSitesConfig } from '../../apps/sites/src/config/env.ts';
import { ROOT } from '../../compiler/entries.ts';
import { guideBlock, units } from '../support/operating-guide.ts';

type Environment = Record<string, string | undefined>;
const READ: Record<string, (env: Environment) => unknown> = {
  sandbox: readSandboxConfig,
  sites: readSitesConfig,
  desk: readDeskConfig,
};
const UNITS = units();
const FILE = /_FILE$/;

/** The variables that a program knows. It asks for the file of each of them. */
function namesKnownBy(program: string): Set<string> {
  const asked = new Set<string>();
  const get = (_: object, name: string | symbol) => void asked.add(String(name));
  READ[program]!(new Proxy<Environment>({}, { get }));
  return new Set([...asked].map((name) => name.replace(FILE, '')));
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rotativa-operating-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The settings of the guide, with secrets in files of this test. */
function withSecrets(settings: Readonly<Record<string, string>>): Environment {
  const own: Environment = { ...settings };
  for (const [name, path] of Object.entries(settings)) {
    if (!path.startsWith('/etc/rotativa/secrets/')) continue;
    const content = { 'database-url': 'postgres://localhost/rotativa', 'smtp-url': 'smtp://localhost' };
    own[name] = join(folder, basename(path));
    writeFileSync(own[name], `${Object(content)[basename(path)] ?? 's'.repeat(64)}\n`);
  }
  return own;
}

it('docs/operating.md has the settings of the three programs', () => {
  expect(UNITS.map(({ program }) => program)).toEqual(['desk', 'sandbox', 'sites']);
});

describe.each(UNITS)('the settings of the $program in docs/operating.md', (unit) => {
  const { program, settings, stateFolder } = unit;

  it('are known to the program', () => {
    const known = namesKnownBy(program);
    const unknown = Object.keys(settings).filter(
      (name) => !known.has(name) && !known.has(name.replace(FILE, '')),
    );
    expect(unknown).toEqual([]);
  });

  it('are all that it needs', () => {
    expect(() => READ[program]!(withSecrets(settings))).not.toThrow();
  });

  it('name each secret that is lacking, in one line', () => {
    const given = withSecrets(settings);
    for (const [name, path] of Object.entries(given)) {
      if (!path?.startsWith(folder)) continue;
      const lacking = { ...given, [name]: join(folder, 'nothing') };
      expect(() => READ[program]!(lacking)).toThrow(
        `The environment is not usable.\n  ${name}: ${join(folder, 'nothing')} cannot be read (ENOENT)`,
      );
    }
  });

  it('let it write only where its unit does', () => {
    const written = Object.values(settings).filter((value) => value.startsWith('/var/'));
    expect(written.filter((path) => !`${path}/`.startsWith(`${stateFolder}/`))).toEqual([]);
  });
});

it('docs/operating.md makes every secret that no other service gives', () => {
  const named = UNITS.flatMap(({ settings }) => Object.values(settings))
    .filter((value) => value.startsWith('/etc/rotativa/secrets/'))
    .map((path) => basename(path));
  const [, made = ''] = /for secret in (.*); do/.exec(guideBlock('openssl')) ?? [];
  expect([...made.split(' '), 'database-url', 'smtp-url'].sort()).toEqual([...new Set(named)].sort());
});

/** The settings that keep a program that is taken over from the rest of its machine, and bring back one that has ended. */
const SAFE = [
  ...['User=rotativa', 'NoNewPrivileges=yes', 'PrivateTmp=yes', 'ProtectSystem=strict', 'ProtectHome=yes'],
  ...['Restart=on-failure', 'RestartSec=1', 'TimeoutStopSec=90'],
];

it.each(UNITS)('$program has few rights on its machine, and is started again', ({ path }) => {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  expect(SAFE.filter((line) => !lines.includes(line))).toEqual([]);
});

it('the image runs its program as a user without rights', () => {
  const last = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1)!;
  const users = last.match(/^USER .*$/gm);
  expect(users).toEqual(['USER node']);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD '));
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
it.for(UNITS)('systemd has nothing to say about $path', ({ path }, { skip }) => {
  skip(!hasSystemd, 'There is no systemd-analyze on this machine.');
  const own = join(folder, basename(path));
  // Node is at another place here.
  writeFileSync(own, readFileSync(join(ROOT, path), 'utf8').replace('/usr/bin/node', process.execPath));
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', own], { encoding: 'utf8' });
  // It checks the machine's other units too.
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(basename(path)))).toEqual([]);
});
