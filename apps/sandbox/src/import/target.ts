import { z } from 'zod';
import { SERVICE_NAME } from '../app.ts';
import type { Config } from '../config.ts';
import { idAt } from '../content/store.ts';
import { lockHolder } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { createLogger } from '../logger.ts';
import type { Site } from '../sites.ts';
import { importJson } from './import-json.ts';
import type { ImportReport } from './report.ts';

/** A file, parsed and as text: a deeply nested document may not be serialisable again. */
export interface JsonFile {
  readonly value: unknown;
  readonly text: string;
}

/** The target of the import: a running sandbox, or the database. */
export interface ImportTarget {
  /** Messages for the user of the import. */
  readonly description: string;
  import(file: JsonFile, site: Site): Promise<ImportReport>;
  /** The id of the document at a path of a site; undefined without one. */
  idAt(path: string, site: Site): Promise<string | undefined>;
  close(): Promise<void>;
}

const Finding = z.object({ path: z.string(), reason: z.string() });
const Report = z.object({
  pages: z.array(
    z.object({
      outcome: z.enum(['imported', 'updated']),
      id: z.string(),
      headline: z.string(),
      path: z.string(),
      replaced: z.object({ headline: z.string(), path: z.string() }).optional(),
    }),
  ),
  collections: z.array(z.object({ id: z.string(), members: z.number() })),
  warnings: z.array(Finding),
  refused: z.array(Finding),
});

/**
 * Finds the target of the import: a sandbox that runs with the same data or on the configured port, else the database.
 * @throws if a sandbox holds the data but does not listen yet, or if nothing would store the documents
 */
export async function findTarget(config: Config): Promise<ImportTarget> {
  if (config.databaseUrl !== undefined) return databaseTarget(config);
  const holder = config.dataDir === 'memory' ? undefined : await lockHolder(config.dataDir);
  if (holder !== undefined && holder.url === undefined) {
    throw new Error(`The sandbox (process ${holder.pid}) is still starting. Try again in a moment.`);
  }
  const running = holder?.url ?? (await sandboxAt(`http://${config.host}:${config.port}`));
  if (running !== undefined) return httpTarget(running, config);
  if (config.dataDir === 'memory') {
    throw new Error('No sandbox is running, and SANDBOX_DATA=memory would forget what is imported.');
  }
  return databaseTarget(config);
}

/** The address if a sandbox responds there. */
async function sandboxAt(url: string): Promise<string | undefined> {
  const health: unknown = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })
    .then((reply) => reply.json())
    .catch(() => undefined);
  return z.object({ service: z.literal(SERVICE_NAME) }).safeParse(health).success ? url : undefined;
}

function httpTarget(url: string, { token, contentToken }: Config): ImportTarget {
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
    idAt: async (path, site) => {
      const query = { website_url: path, sourceInclude: '_id' };
      const search = new URLSearchParams({ query: JSON.stringify(query), _website: site.slug });
      const reply = await fetch(`${url}/content/v1/story-by-url?${search.toString()}`, {
        headers: contentToken === undefined ? {} : { authorization: `Bearer ${contentToken}` },
      });
      const found = z.object({ _id: z.string() }).safeParse(await reply.json().catch(() => undefined));
      return reply.ok && found.success ? found.data._id : undefined;
    },
    close: async () => {},
  };
}

async function databaseTarget(config: Config): Promise<ImportTarget> {
  const database = await openDatabase({
    config,
    log: createLogger('warn'),
    onProgress: (message) => process.stderr.write(`${message}\n`),
  });
  return {
    description:
      config.databaseUrl === undefined ? `the database in ${config.dataDir}` : 'the database of DATABASE_URL',
    import: ({ value }, site) => importJson(value, { db: database.db, site, now: database.now() }),
    idAt: (path, site) => idAt(database.db, site.brand, path),
    close: () => database.close(),
  };
}
