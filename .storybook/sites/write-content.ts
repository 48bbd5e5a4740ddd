/** Writes the content of each site's seed, as the content port returns it, as JSON to the standard output. */
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { DRAWN_WIDTHS } from '../../apps/sandbox/src/images/picture-store.ts';
import { withAdopted } from '../../apps/sandbox/src/seed/adopted.ts';
import { compileSeed } from '../../apps/sandbox/src/seed/compile.ts';
import { AUTHORS, COLLECTIONS, EDITIONS, STORIES } from '../../apps/sandbox/src/seed/content/index.ts';
import { readManifest } from '../../apps/sandbox/src/seed/media.ts';
import { stripCollection, unusedStrip } from '../../src/domain/index.ts';
import { guardAuthorRecord, guardDocument } from '../../src/domain/server.ts';
import { NavigationReply, SectionReply } from '../../src/providers/http/content-records.ts';
import { SHOWN_AT, type SiteContent } from './site-content.ts';

const LIVE = unusedStrip('live').fill;
const PICTURES = fileURLToPath(new URL('../../apps/pictures/drawn', import.meta.url));

function accepted<T>(guarded: { ok: true; value: T } | { ok: false; error: { reason: string } }): T {
  if (!guarded.ok) throw new Error(guarded.error.reason);
  return guarded.value;
}

const manifest = await readManifest(PICTURES);
const seed = compileSeed(
  withAdopted({ stories: STORIES, authors: AUTHORS, editions: EDITIONS, collections: COLLECTIONS }),
  new Date(SHOWN_AT),
  manifest,
);
const widths = Object.fromEntries(
  Object.entries(manifest).map(([id, picture]) => [id, picture.widths ?? DRAWN_WIDTHS]),
);

const contents = seed.sites.map((site): [string, SiteContent] => {
  const documents = site.documents.map((document) => accepted(guardDocument(document)));
  return [
    site.site,
    {
      documents,
      authors: seed.authors
        .filter(({ sites }) => sites.includes(site.site))
        .map(({ record }) => accepted(guardAuthorRecord(record))),
      collections: Object.fromEntries([
        // As the service fills it until an editor chooses.
        [
          stripCollection(site.site, 'live'),
          documents
            .filter(({ taxonomy }) => taxonomy.sections.some(({ _id }) => _id === LIVE))
            .map(({ _id }) => _id),
        ],
        ...site.collections.map(({ id, members }) => [id, members]),
      ]),
      sections: [...site.sections.values()].map((record) => z.parse(SectionReply, record)),
      navigation: [...site.navigations.values()].map((tree) => z.parse(NavigationReply, tree)),
      trending: site.trending.flatMap((id) =>
        documents
          .filter(({ _id }) => _id === id)
          .map(({ canonical_url: url, headlines }) => ({ url, title: headlines.basic ?? '' })),
      ),
      widths,
    },
  ];
});
process.stdout.write(JSON.stringify(Object.fromEntries(contents)));
