import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumerIn, TARBALL_NAME, type Consumer } from '../package/consumer.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');

/** A newspaper that `npx rotativa init` made outside this workspace. */
export interface Newspaper extends Consumer {
  /** Starts it as its README says, on a port for `$PORT`. Returns its address. */
  start(command: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
}

/** A port that nothing listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The variables of a newcomer's shell, which has none of Vitest: development servers read them too. */
const shell = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name),
    ),
  );

/**
 * Makes a newspaper as a newcomer does: with the program of the packed library, and its packages from the lock file.
 *
 * @param framework a folder of `examples`
 * @param tarball absolute path of the packed library
 */
export async function newspaper(framework: string, tarball: string): Promise<Newspaper> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `rotativa-${framework}-`)));
  const installed = consumerIn(join(folder, 'installed'), folder);
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(EXAMPLES, framework, file), join(installed.dir, file));
  cpSync(tarball, join(installed.dir, TARBALL_NAME));
  await installed.run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  const dir = join(folder, 'periodico');
  await installed.run('rotativa', ['init', framework, '--out', dir]);
  renameSync(join(installed.dir, 'node_modules'), join(dir, 'node_modules'));
  const consumer = consumerIn(dir, folder);
  let server: ChildProcess | undefined;
  return {
    ...consumer,
    remove() {
      server?.kill();
      consumer.remove();
    },
    async start([program, ...args], env = {}) {
      const port = await freePort();
      const own = args.map((arg) => arg.replace('$PORT', `${port}`));
      server = spawn(process.execPath, [join(dir, program!), ...own], {
        cwd: dir,
        env: {
          ...shell(),
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          PORT: `${port}`,
          ...env,
        },
      });
      let said = '';
      for (const stream of [server.stdout!, server.stderr!])
        stream.on('data', (text: Buffer) => (said += text.toString()));
      const address = `http://localhost:${port}`;
      for (let tries = 0; tries < 200; tries += 1) {
        if (server.exitCode !== null) throw new Error(`The newspaper ended:\n${said}`);
        const reply = await fetch(address).catch(() => undefined);
        if (reply) return address;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`The newspaper does not answer:\n${said}`);
    },
  };
}

interface Element {
  type: string;
  content?: string;
}
interface Story {
  canonical_url: string;
  content_restrictions?: { content_code: string };
  content_elements: readonly Element[];
}
interface Entry {
  slug: string;
  soloSuscriptores: boolean;
  cuerpo: readonly { texto?: string }[];
}
const content = <Record>(name: string): Record[] =>
  JSON.parse(readFileSync(join(EXAMPLES, `newspaper/content/${name}.json`), 'utf8')) as Record[];

/** Sentences that only subscribers may read, by the path of their page: those after a preview at its longest. */
export const LOCKED: ReadonlyMap<string, readonly string[]> = new Map([
  ...content<Story>('stories')
    .filter((story) => story.content_restrictions?.content_code === '3')
    .map(({ canonical_url, content_elements }): [string, string[]] => [
      canonical_url,
      content_elements
        .filter(({ type }) => type === 'text')
        .slice(3)
        .map(({ content = '' }) => content.slice(0, 40)),
    ]),
  ...content<Entry>('agenda')
    .filter(({ soloSuscriptores }) => soloSuscriptores)
    .map(({ slug, cuerpo }): [string, string[]] => [
      `/agenda/${slug}/`,
      cuerpo.slice(3).flatMap(({ texto }) => (texto ? [texto.slice(0, 40)] : [])),
    ]),
]);

/** The locked sentences in bytes that a reader gets, also with the escapes of JSON and HTML. */
export function lockedIn(bytes: string): string[] {
  const plain = bytes
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\+"|&(?:quot|#34);/g, '"');
  return [...LOCKED.values()].flat().filter((sentence) => plain.includes(sentence));
}

/** The paths of every page. */
export const ROUTES: readonly string[] = [
  '/',
  '/region/',
  '/cultura/articulo/la-orquesta-del-salon/',
  '/region/articulo/vuelve-el-tren/',
  '/agenda/',
  '/agenda/feria-de-la-plaza/',
  '/agenda/estreno-en-el-teatro/',
  '/autor/marcela-tovar/',
  '/buscar/?q=tren',
  '/entrar/',
  '/entrar/?register=1',
  '/entrar/?form=recovery',
  '/boletin/',
  '/privacidad/',
  '/suscripciones/',
  '/terminos/',
  '/datos/',
];
