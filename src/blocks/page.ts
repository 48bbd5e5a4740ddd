/** A block in its place, with the settings that an editor gave it. */
export interface BlockPlacement {
  /** The block's name in the registry. */
  block: string;
  settings?: Readonly<Record<string, unknown>>;
}

/** Where blocks stand; a layout may have others of its own. */
export type RegionName = 'header' | 'main' | 'aside' | 'footer' | (string & {});

/**
 * A page as editors make it: a layout, and blocks with settings in its regions. Pure JSON.
 * @see 000 §1, 001 §2 'Page layouts'
 */
export interface PageDocument {
  layout: string;
  title: string;
  description?: string;
  /** Forces the colour mode, as video pages force dark. */
  mode?: 'light' | 'dark';
  regions: Readonly<Partial<Record<RegionName, readonly BlockPlacement[]>>>;
}

/** What kind of page an address is. @see H10 */
export type PageKind = 'home' | 'article' | 'section' | 'author' | 'tag' | 'search' | 'error';
