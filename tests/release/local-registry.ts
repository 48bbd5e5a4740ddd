import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runIn } from './run-in.ts';

/** The fate of an upload: it arrives, its connection breaks half-way, or its answer is lost. */
export type Line = 'good' | 'breaks' | 'loses the answer';

/** A registry on this machine, which passes on to npm's all packages but `rotativa`. */
export interface LocalRegistry {
  address: string;
  /** Variables with which npm uses it, signed in. */
  env: Record<string, string>;
  line: (state: Line) => void;
  close(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const config = (folder: string, upstream: string): string => `
storage: ${join(folder, 'storage')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')} } }
uplinks: { npmjs: { url: '${upstream}' } }
packages:
  rotativa: { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: npmjs }
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`;

/** Passes requests on. An upload meets the state of the line. */
function openLine(target: number, state: () => Line) {
  const server = createServer((incoming: IncomingMessage, answer: ServerResponse) => {
    const upload = incoming.method === 'PUT' && incoming.url === '/rotativa';
    const headers = { ...incoming.headers };
    const outgoing = request({
      host: '127.0.0.1',
      port: target,
      path: incoming.url,
      method: incoming.method,
      headers,
    });
    outgoing.on('error', () => answer.destroy());
    outgoing.on('response', (reply) => {
      if (upload && state() === 'loses the answer') {
        reply.resume();
        answer.destroy();
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    if (!upload || state() !== 'breaks') {
      incoming.pipe(outgoing);
      return;
    }
    let received = 0;
    incoming.on('data', (chunk: Buffer) => {
      received += chunk.length;
      outgoing.write(chunk);
      if (received > 500_000) {
        outgoing.destroy();
        incoming.destroy();
      }
    });
  });
  return server;
}

/**
 * Installs Verdaccio from its lock file and starts it.
 * @param folder for its program and its packages
 */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const program = join(folder, 'registry');
  mkdirSync(program, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dirname, 'registry', name), join(program, name));
  await runIn(program, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const upstream = (await runIn(folder, 'npm', ['config', 'get', 'registry'])).trim();
  writeFileSync(join(folder, 'verdaccio.yaml'), config(folder, upstream));
  const port = await freePort();
  const verdaccio = spawn(
    join(program, 'node_modules/.bin/verdaccio'),
    ['--config', join(folder, 'verdaccio.yaml'), '--listen', `127.0.0.1:${port}`],
    { stdio: 'ignore' },
  );
  let state: Line = 'good';
  const line = openLine(port, () => state).listen(0, '127.0.0.1');
  await new Promise((resolve) => line.once('listening', resolve));
  const host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  const address = `http://${host}/`;
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${address}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (tries === 100) throw new Error('The registry has not started in 30 seconds.');
    await wait(300);
  }
  const signUp = await fetch(`${address}-/user/org.couchdb.user:publisher`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: crypto.randomUUID() }),
  });
  const { token } = (await signUp.json()) as { token: string };
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `registry=${address}\n//${host}/:_authToken=${token}\n`);
  return {
    address,
    env: {
      npm_config_userconfig: npmrc,
      npm_config_registry: address,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
    line: (next) => {
      state = next;
    },
    close: async () => {
      line.closeAllConnections();
      line.close();
      verdaccio.kill();
      await new Promise((resolve) => verdaccio.once('exit', resolve));
    },
  };
}

/** The package as the registry has it; undefined if it has none. */
export async function published(
  registry: LocalRegistry,
): Promise<{ versions: string[]; tags: Record<string, string> } | undefined> {
  const reply = await fetch(`${registry.address}rotativa`);
  if (reply.status === 404) return undefined;
  const { versions, 'dist-tags': tags } = (await reply.json()) as {
    versions: object;
    'dist-tags': Record<string, string>;
  };
  return { versions: Object.keys(versions), tags };
}

/** A JSON file. */
export const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
