import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { SectionPages, SitePages } from './documents/page-documents.ts';

/** How closely the paths of a special section name a path; -1 if they do not. */
const closeness = ({ paths, only = false }: SectionPages, path: string): number =>
  Math.max(
    ...paths.map((start) => {
      if (only) return path === start ? Infinity : -1;
      return path.startsWith(start) ? start.length : -1;
    }),
  );

/** The document of a section's first page: that of the special section whose path is closest. */
export function sectionPage({ sections, section }: SitePages, path: string): PageDocument {
  const [closest] = sections
    .map((one) => ({ document: one.document, near: closeness(one, path) }))
    .filter(({ near }) => near >= 0)
    .sort((one, other) => other.near - one.near);
  return closest?.document ?? section;
}

/** A header without its mode, for a page without the picture of a transparent one. */
export const withoutMode = ({
  settings: { mode: _, ...settings } = {},
  ...placement
}: BlockPlacement): BlockPlacement => ({ ...placement, settings });

/** A later page of a section: the list without the opening. */
export function laterPage({
  layout,
  regions: { top: _, ...regions },
  ...document
}: PageDocument): PageDocument {
  if (layout !== 'landing') return { ...document, layout, regions };
  const { header = [] } = regions;
  return { ...document, layout: 'list', regions: { ...regions, header: header.map(withoutMode) } };
}
