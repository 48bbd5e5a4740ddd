import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { guideBlock, units } from '../support/operating-guide.ts';
import { runIn } from './run-in.ts';

/** Below the ports that systems assign automatically. */
const BASE = 8_500 + Math.floor(Math.random() * 40) * 10;
/** The ports that the guide leaves to the defaults, and where each program then listens. */
const PORTS: Readonly<Record<string, { setting: Record<string, string>; listens: number }>> = {
  sandbox: { setting: { SANDBOX_PORT: String(BASE + 9) }, listens: BASE + 9 },
  sites: { setting: { PORT: String(BASE) }, listens: BASE },
  desk: { setting: { PORT: String(BASE) }, listens: BASE + 7 },
};

/** An answer of a program. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A program that runs. */
export interface Program {
  readonly process: ChildProcess;
  /** Its standard error, once it has ended. */
  readonly said: Promise<string>;
}

/** An empty machine, whose folders are below one of this one. */
export interface Machine {
  /** A folder of the guide on this machine. */
  folderOf(path: string): string;
  /** Writes the files of settings of docs/operating.md, and the secrets, by its commands and those that are given. */
  configure(given: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a block of docs/operating.md in a folder. */
  run(words: string, folder: string): Promise<string>;
  /** Starts a program as its unit does. @param more settings that the guide has in its text */
  start(program: string, more?: Record<string, string>): Program;
  /** Waits until a program is healthy. @throws with what it said, if it ends */
  healthy(program: string, started: Program): Promise<void>;
  /** Asks a program as the proxy in front does. */
  ask(
    program: string,
    path: string,
    more?: { headers?: Record<string, string>; body?: string },
  ): Promise<Answer>;
  remove(): void;
}

export function emptyMachine(): Machine {
  const root = mkdtempSync(join(tmpdir(), 'rotativa-production-'));
  const folderOf = (path: string): string => join(root, path);
  const inFolders = (words: string): string =>
    words.replaceAll(/\/(?:etc\/rotativa|var\/lib\/rotativa)\b/g, folderOf);
  const secrets = folderOf('/etc/rotativa/secrets');
  const unitOf = (program: string) => units().find((unit) => unit.program === program)!;
  const written = (program: string): Record<string, string> => {
    const { settings } = unitOf(program);
    const own = Object.entries(settings).map(([name, value]) => [
      name,
      inFolders(value).replace('http://127.0.0.1:4000', `http://127.0.0.1:${PORTS['sandbox']!.listens}`),
    ]);
    return { ...Object.fromEntries(own), ...PORTS[program]!.setting };
  };
  const running = new Set<ChildProcess>();

  const ask: Machine['ask'] = async (program, path, { headers, body } = {}) => {
    const sent = request({
      host: '127.0.0.1',
      port: PORTS[program]!.listens,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
    });
    return new Promise((resolve, reject) => {
      sent.on('error', reject).on('response', (response) => {
        text(response).then((body) => resolve({ status: response.statusCode!, body }), reject);
      });
      sent.end(body);
    });
  };

  return {
    folderOf,
    ask,
    run: (words, folder) => runIn(folder, 'sh', ['-ec', inFolders(guideBlock(words))]),
    configure: async (given) => {
      mkdirSync(secrets, { recursive: true });
      await runIn(root, 'sh', ['-ec', inFolders(guideBlock('openssl'))]);
      for (const [name, content] of Object.entries(given)) writeFileSync(join(secrets, name), `${content}\n`);
      for (const { program, settingsPath, stateFolder } of units()) {
        mkdirSync(folderOf(stateFolder), { recursive: true });
        const lines = Object.entries(written(program)).map(([name, value]) => `${name}=${value}\n`);
        mkdirSync(dirname(folderOf(settingsPath)), { recursive: true });
        writeFileSync(folderOf(settingsPath), lines.join(''));
      }
    },
    start: (program, more = {}) => {
      const { args, fixed } = unitOf(program);
      const child = spawn(process.execPath, args, {
        cwd: folderOf('/app'),
        env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...fixed, ...written(program), ...more },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running.add(child);
      return { process: child, said: text(child.stderr) };
    },
    healthy: async (program, { process: child, said }) => {
      for (let tried = 0; tried < 900; tried += 1) {
        if (child.exitCode !== null) throw new Error(`${program} ended: ${await said}`);
        const health = await ask(program, '/health').catch(() => undefined);
        if (health?.status === 200) return;
        await delay(200);
      }
      child.kill('SIGKILL');
      throw new Error(`${program} is not healthy: ${await said}`);
    },
    remove: () => {
      for (const child of running) child.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
