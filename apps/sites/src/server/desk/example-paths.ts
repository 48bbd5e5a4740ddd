import { bylines, collectionOrSection } from 'rotativa/domain';
import type { PageName } from 'rotativa/providers';
import { movedPath } from '../../pages/addresses/redirects.ts';
import { navigationPaths } from '../../pages/addresses/sections.ts';
import { LATEST_PATH } from '../../pages/documents/page-documents.ts';
import { sectionName } from '../../pages/documents/page-names.ts';
import { sectionPage } from '../../pages/section-pages.ts';
import { withinTimeLimit } from '../../pages/within-time-limit.ts';
import type { PageRequest } from '../page/page-request.ts';

/** An address of each kind of page that has one which this server can tell. */
export async function examples({
  site,
  services,
  sitePages,
}: PageRequest): Promise<Readonly<Record<PageName, string>>> {
  const { brand } = site;
  const { pages } = sitePages;
  const newest = await withinTimeLimit(
    services.content.feed(collectionOrSection({}, { feedSize: 1 })),
    undefined,
  );
  const story = newest?.content_elements[0];
  const author =
    story && bylines(story, { product: brand.product, siteName: brand.name }).find(({ href }) => href)?.href;
  const menu = navigationPaths(brand);
  const section = menu.find((path) => sectionPage(pages, path) === pages.section);
  const known: Record<PageName, string | undefined> = {
    home: '/',
    latest: LATEST_PATH,
    section,
    article: story?.canonical_url,
    author,
    search: brand.routes.search,
    consent: brand.routes.consent,
    store: brand.routes.subscribe,
    notFound: '/esta-pagina-no-existe/',
    ...Object.fromEntries(
      pages.sections.map((one) => [
        sectionName(one),
        [...one.paths, ...menu].find(
          (path) => sectionPage(pages, path) === one.document && movedPath(brand, path) === undefined,
        ),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
