import { z } from 'zod';
import { SERVICE_NAME } from '../app.ts';
import type { Config } from '../config.ts';
import { lockHolder } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { createLogger } from '../logger.ts';
import type { Site } from '../sites.ts';
import { importJson } from './import-json.ts';
import type { ImportReport } from './report.ts';

/** A file as it was parsed and as it stands: a document may be nested more deeply than it can be written again. */
export interface JsonFile {
  readonly value: unknown;
  readonly text: string;
}

/** Where documents go: a running sandbox, or the database itself. */
export interface ImportTarget {
  /** As it is told to whoever started the import. */
  readonly description: string;
  import(file: JsonFile, site: Site): Promise<ImportReport>;
  close(): Promise<void>;
}

const Finding = z.object({ path: z.string(), reason: z.string() });
const Report = z.object({
  pages: z.array(
    z.object({ outcome: z.enum(['imported', 'updated']), headline: z.string(), path: z.string() }),
  ),
  collections: z.array(z.object({ id: z.string(), members: z.number() })),
  warnings: z.array(Finding),
  refused: z.array(Finding),
});

/**
 * Finds where to import to: a sandbox that runs on the same data or on the configured port; else the database.
 * @throws when a sandbox holds the data but does not listen yet, or when there is nothing that would keep them
 */
export async function findTarget(config: Config): Promise<ImportTarget> {
  if (config.databaseUrl !== undefined) return databaseTarget(config);
  const holder = config.dataDir === 'memory' ? undefined : await lockHolder(config.dataDir);
  if (holder !== undefined && holder.url === undefined) {
    throw new Error(`The sandbox (process ${holder.pid}) is still starting. Try again in a moment.`);
  }
  const running = holder?.url ?? (await sandboxAt(`http://${config.host}:${config.port}`));
  if (running !== undefined) return httpTarget(running, config.token);
  if (config.dataDir === 'memory') {
    throw new Error('No sandbox is running, and SANDBOX_DATA=memory would forget what is imported.');
  }
  return databaseTarget(config);
}

/** The address if a sandbox answers there. */
async function sandboxAt(url: string): Promise<string | undefined> {
  const health: unknown = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })
    .then((reply) => reply.json())
    .catch(() => undefined);
  return z.object({ service: z.literal(SERVICE_NAME) }).safeParse(health).success ? url : undefined;
}

function httpTarget(url: string, token: string | undefined): ImportTarget {
  return {
    description: `the sandbox at ${url}`,
    import: async ({ text }, site) => {
      const reply = await fetch(`${url}/content/v1/import?_website=${site.slug}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: text,
      });
      const body: unknown = await reply.json();
      if (!reply.ok) {
        const message = z.object({ message: z.string() }).safeParse(body);
        throw new Error(message.success ? message.data.message : `The sandbox answered ${reply.status}.`);
      }
      return Report.parse(body);
    },
    close: async () => {},
  };
}

async function databaseTarget(config: Config): Promise<ImportTarget> {
  const database = await openDatabase({
    config,
    log: createLogger('warn'),
    now: new Date(),
    onProgress: (message) => process.stderr.write(`${message}\n`),
  });
  return {
    description:
      config.databaseUrl === undefined ? `the database in ${config.dataDir}` : 'the database of DATABASE_URL',
    import: ({ value }, site) => importJson(value, { db: database.db, site, now: new Date() }),
    close: () => database.close(),
  };
}
