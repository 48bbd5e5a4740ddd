import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { sendFile } from '../http/send-file.ts';
import { keepFile } from '../images/keep-file.ts';
import { PictureStore } from '../images/picture-store.ts';
import { QueueFullError, WorkQueue } from '../images/work-queue.ts';
import { DOCUMENTS } from '../seed/documents.ts';
import { findSite } from '../sites.ts';
import { editionOf } from './edition-of.ts';
import { printedEdition, type PrintedEdition } from './printed-edition.ts';
import { textDocument } from './text-document.ts';

const WAITING = 20;

/** The name of a printed edition: its brand and the id of its document. */
const EDITION = /^edicion-([a-z]+)-([A-Z0-9]+)$/;

/**
 * `/documents/{id}.pdf`: a document of the newsroom. `/documents/edicion-{brand}-{id}.pdf`: a printed edition, which is
 * set at the first request and kept in the cache's folder.
 */
export function documentRoutes({ db, config, clock }: AppContext): Hono {
  const app = new Hono();
  const pictures = new PictureStore(config.picturesDir);
  const queue = new WorkQueue<Uint8Array>(1, WAITING);

  async function set(edition: PrintedEdition): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(edition)).digest('hex');
    return queue.run(key, async () => {
      const file = join(config.cacheDir, 'editions', `${key}.pdf`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;
      const made = await printedEdition(edition);
      await keepFile(file, made);
      return made;
    });
  }

  /** The file of a name, if there is one. */
  async function fileOf(name: string): Promise<Uint8Array | undefined> {
    const document = DOCUMENTS.find(({ id }) => id === name);
    if (document) return textDocument(document);
    const [, brand = '', id = ''] = EDITION.exec(name) ?? [];
    const site = findSite(brand);
    const edition = site && (await editionOf(db, pictures, { site, now: clock() }, id));
    return edition && set(edition);
  }

  app.get('/documents/:file{[\\w-]+\\.pdf}', async (c) => {
    const file = await fileOf(c.req.param('file').slice(0, -'.pdf'.length)).catch((error: unknown) => {
      if (error instanceof QueueFullError) throw new HttpError(503, 'busy', error.message);
      throw error;
    });
    if (!file) throw new HttpError(404, 'not_found', 'There is no such document.');
    return sendFile(c, file, 'application/pdf');
  });

  return app;
}
