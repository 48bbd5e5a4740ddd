import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { sendFile } from '../http/send-file.ts';
import { PictureStore } from '../images/picture-store.ts';
import { callers } from '../security/client-address.ts';
import { DOCUMENTS } from '../seed/documents.ts';
import { findSite } from '../sites.ts';
import { KeptFiles, logUnkept } from '../jobs/kept-files.ts';
import { PICTURE_LANES } from '../jobs/picture-lanes.ts';
import { WorkQueue } from '../jobs/work-queue.ts';
import { composeEdition, findEdition, type FoundEdition } from './edition-of.ts';
import { printedEdition } from './printed-edition.ts';
import { textDocument } from './text-document.ts';

/** Of the places in the queue, one caller has so many. */
const PER_CALLER = 12;
const CACHE_BYTES = 128 * 1024 * 1024;

/** The name of a printed edition: its brand and the id of its document. */
const EDITION = /^edicion-([a-z]+)-([A-Z0-9]+)$/;

/**
 * `/documents/{id}.pdf`: a document of the newsroom. `/documents/edicion-{brand}-{id}.pdf`: a printed edition, which is
 * set at the first request and kept in the cache's folder.
 */
export function documentRoutes({ db, config, clock, log }: AppContext): Hono {
  const app = new Hono();
  const pictures = new PictureStore(config.picturesDir);
  const callerOf = callers(config.trustedProxies);
  /** An edition reads all of its stories. */
  const lookups = new WorkQueue<FoundEdition | undefined>({
    concurrency: 2,
    waiting: 40,
    perCaller: PER_CALLER,
  });
  const files = new KeptFiles<Uint8Array>({
    folder: join(config.cacheDir, 'editions'),
    maxBytes: CACHE_BYTES,
    concurrency: 1,
    waiting: 20,
    perCaller: PER_CALLER,
    lanes: PICTURE_LANES,
    onUnkept: logUnkept(log),
  });

  async function findOn(brand: string, id: string): Promise<FoundEdition | undefined> {
    const site = findSite(brand);
    return site && findEdition(db, { site, now: clock() }, id);
  }

  /** The file of a name, if there is one. */
  async function fileOf(
    name: string,
    caller: string | undefined,
    left: AbortSignal,
  ): Promise<Uint8Array | undefined> {
    const document = DOCUMENTS.find(({ id }) => id === name);
    if (document) return textDocument(document);
    const [, brand, id] = EDITION.exec(name) ?? [];
    if (brand === undefined || id === undefined) return undefined;
    const found = await lookups.run(name, () => findOn(brand, id), caller, left);
    if (found === undefined) return undefined;
    // Its name changes with its documents.
    const key = createHash('sha256').update(JSON.stringify(found)).digest('hex');
    const make = async () => printedEdition(await composeEdition(pictures, found));
    return files.get(`${key}.pdf`, make, caller, left);
  }

  app.get('/documents/:file{[\\w-]+\\.pdf}', async (c) => {
    const file = await fileOf(c.req.param('file').slice(0, -'.pdf'.length), callerOf(c), c.req.raw.signal);
    if (!file) throw new HttpError(404, 'not_found', 'There is no such document.');
    return sendFile(c, file, 'application/pdf');
  });

  return app;
}
