import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { SitePages } from './documents/page-documents.ts';

/** The document of a section's first page. */
export const sectionPage = ({ sections, section }: SitePages, path: string): PageDocument =>
  sections.find(({ paths, only }) => paths.some((start) => (only ? path === start : path.startsWith(start))))
    ?.document ?? section;

/** A header without its mode, for a page without the picture of a transparent one. */
export const withoutMode = ({
  block,
  settings: { mode: _, ...settings } = {},
}: BlockPlacement): BlockPlacement => ({
  block,
  settings,
});

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
