import { Hono } from 'hono';
import type { ContentKey } from 'rotativa/domain';
import { bodyLimit } from 'hono/body-limit';
import type { AppContext } from '../context.ts';
import { requireSite } from '../content/require-site.ts';
import { HttpError } from '../http/errors.ts';
import { trustedOnly } from '../http/trusted.ts';
import type { ChangeStreams } from '../pages/change-streams.ts';
import { recordContentChanges } from '../pages/changes.ts';
import { importJson } from './import-json.ts';

/** Maximum size of an imported file, in bytes. */
const IMPORT_LIMIT = 64 * 1024 * 1024;

/** `POST /content/v1/import?_website={site}` with a JSON file as the body. Returns an `ImportReport`. */
export function importRoutes(context: AppContext, streams: Pick<ChangeStreams, 'wake'>): Hono {
  const app = new Hono();
  app.post(
    '/import',
    trustedOnly(context.config),
    bodyLimit({
      maxSize: IMPORT_LIMIT,
      onError: () => {
        throw new HttpError(413, 'too_large', `A file may hold at most ${IMPORT_LIMIT / 1024 / 1024} MB.`);
      },
    }),
    async (c) => {
      // A browser page cannot send this type to another origin without a preflight.
      if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) {
        throw new HttpError(415, 'unsupported_type', 'The body must be application/json.');
      }
      const site = requireSite(c.req.query('_website'));
      const value = await c.req.json<unknown>().catch(() => {
        throw new HttpError(400, 'invalid_json', 'The body is not JSON.');
      });
      const changed = new Set<ContentKey>();
      const now = context.clock();
      const report = await importJson(value, { db: context.db, site, now, changed });
      await context.db.transaction((tx) => recordContentChanges(tx, site.brand, changed, now));
      streams.wake();
      context.log.info(
        {
          site: site.slug,
          pages: report.pages.length,
          warnings: report.warnings.length,
          refused: report.refused.length,
        },
        'imported',
      );
      return c.json(report);
    },
  );
  return app;
}
