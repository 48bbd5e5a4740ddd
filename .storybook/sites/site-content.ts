import type { MemoryContent } from '../../src/providers/memory/content.ts';

/** The content of a site, and the widths of its drawn pictures. */
export interface SiteContent extends MemoryContent {
  readonly documents: NonNullable<MemoryContent['documents']>;
  /** In pixels, by the picture's id. */
  readonly widths: Readonly<Record<string, readonly number[]>>;
}

/** The time at which the pages of the sites are shown, always the same. */
export const SHOWN_AT = '2026-11-20T20:00:00-05:00';
