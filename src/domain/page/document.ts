/** A placed block with the editor's settings. */
export interface BlockPlacement {
  /**
   * Names the placement in its document: merging, notes and history use it. Unique in the document, and the same in all
   * its revisions. A document that developers write may leave it out: `withPlacementIds` adds it.
   */
  id?: string | undefined;
  /** The block's name in the registry. */
  block: string;
  /** The version of the block's settings, see `defineBlock`. @defaultValue 1 */
  version?: number | undefined;
  settings?: Readonly<Record<string, unknown>> | undefined;
}

/** Regions for blocks. A layout may have others. */
export type RegionName = 'header' | 'main' | 'aside' | 'footer' | (string & {});

/** A page made by editors: a layout, and blocks with settings in its regions. Pure JSON. */
export interface PageDocument {
  layout: string;
  /** Title of a page whose content has none, such as a front. Empty: the site's name and tagline. */
  title: string;
  /** For search engines and shared links. @defaultValue what the site says about such a page */
  description?: string | undefined;
  /** Forces the colour mode. Video pages force dark. */
  mode?: 'light' | 'dark' | undefined;
  regions: Readonly<Partial<Record<RegionName, readonly BlockPlacement[]>>>;
}
