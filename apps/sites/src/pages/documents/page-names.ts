import type { PageDocument } from 'rotativa/blocks';
import type { PageName } from 'rotativa/providers';
import type { SectionPages, SitePages } from './page-documents.ts';

/** Begins the name of a special section with all pages below its path. */
const BELOW = 'section:';
/** Begins the name of a special section that is the page at its path alone. */
const ALONE = 'page:';
/** A kind of page has no such sign in its name. */
const isKind = (name: PageName): boolean => !name.includes(':');

/** The name of a special section: 'section:/videos/'; 'page:/tv/' if pages below it have another document. */
export const sectionName = ({ paths, only = false }: Pick<SectionPages, 'paths' | 'only'>): PageName =>
  `${only ? ALONE : BELOW}${paths[0] ?? ''}`;

/** The special section of a name; undefined for other names. */
function sectionOf(name: PageName): Omit<SectionPages, 'document'> | undefined {
  const start = [BELOW, ALONE].find((one) => name.startsWith(`${one}/`));
  if (!start || !name.endsWith('/')) return undefined;
  return { paths: [name.slice(start.length)], only: start === ALONE };
}

/** The documents of a brand's pages by the names under which they are stored. */
export const documentsOf = ({ sections, ...kinds }: SitePages): ReadonlyMap<PageName, PageDocument> =>
  new Map([
    ...Object.entries<PageDocument>(kinds),
    ...sections.map((section): [PageName, PageDocument] => [sectionName(section), section.document]),
  ]);

/** The pages with each document changed. */
export function mapDocuments(
  { sections, ...kinds }: SitePages,
  change: (document: PageDocument) => PageDocument,
): SitePages {
  const changed = Object.entries<PageDocument>(kinds).map(([kind, document]) => [kind, change(document)]);
  return {
    ...(Object.fromEntries(changed) as Omit<SitePages, 'sections'>),
    sections: sections.map((section) => ({ ...section, document: change(section.document) })),
  };
}

/**
 * The pages with stored documents in place of theirs. A name of a special section that the pages do not have adds
 * it, with the path in its name.
 */
export function withDocuments(
  { sections, ...kinds }: SitePages,
  documents: ReadonlyMap<PageName, PageDocument>,
): SitePages {
  const known = new Set(sections.map(sectionName));
  const added = [...documents].flatMap(([name, document]) => {
    const section = known.has(name) ? undefined : sectionOf(name);
    return section ? [{ ...section, document }] : [];
  });
  return {
    ...kinds,
    ...Object.fromEntries([...documents].filter(([name]) => isKind(name))),
    sections: [
      ...sections.map((section) => ({
        ...section,
        document: documents.get(sectionName(section)) ?? section.document,
      })),
      ...added,
    ],
  };
}
