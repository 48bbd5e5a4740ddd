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
import { FileCache } from '../jobs/file-cache.ts';
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
export function documentRoutes({ db, config, clock }: AppContext): Hono {
  const app = new Hono();
  const pictures = new PictureStore(config.picturesDir);
  const callerOf = callers(config.trustedProxies);
  const queue = new WorkQueue<Uint8Array | undefined>({ concurrency: 1, waiting: 20, perCaller: PER_CALLER });
  const cache = new FileCache(join(config.cacheDir, 'editions'), CACHE_BYTES);

  /** Its name changes with its documents: pictures are made only for an edition that is not kept. */
  async function set(found: FoundEdition): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(found)).digest('hex');
    const make = async () => printedEdition(await composeEdition(pictures, found));
    return cache.get(`${key}.pdf`, () => PICTURE_LANES.run(make));
  }

  async function editionOf(brand: string, id: string): Promise<Uint8Array | undefined> {
    const site = findSite(brand);
    const edition = site && (await findEdition(db, { site, now: clock() }, id));
    return edition && set(edition);
  }

  /** The file of a name, if there is one. An edition reads all of its stories, so that finding it is in the queue, too. */
  async function fileOf(name: string, caller: string | undefined): Promise<Uint8Array | undefined> {
    const document = DOCUMENTS.find(({ id }) => id === name);
    if (document) return textDocument(document);
    const [, brand, id] = EDITION.exec(name) ?? [];
    if (brand === undefined || id === undefined) return undefined;
    return queue.run(name, () => editionOf(brand, id), caller);
  }

  app.get('/documents/:file{[\\w-]+\\.pdf}', async (c) => {
    const file = await fileOf(c.req.param('file').slice(0, -'.pdf'.length), callerOf(c));
    if (!file) throw new HttpError(404, 'not_found', 'There is no such document.');
    return sendFile(c, file, 'application/pdf');
  });

  return app;
}
