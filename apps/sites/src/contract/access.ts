/** The address that keeps the cookie of entitlements (POST, with the reader's token) and removes it (DELETE). */
export const ACCESS_PATH = '/api/acceso';

/** The answer of that address: the variant that the reader may read, and the life of its cookie in seconds. */
export interface AccessFacts {
  readonly seconds: number;
  readonly variant: string;
}

/** The address of a locked article for a subscriber without that cookie: `?ruta=` names the article. */
export const LOCKED_PART_PATH = '/api/articulo/resto';

/** The attribute of the body that names the variant of a locked article. */
export const VARIANT_ATTRIBUTE = 'data-variant';
