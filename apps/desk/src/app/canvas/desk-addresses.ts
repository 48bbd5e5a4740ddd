/** Addresses in the styles of a site lead to the desk, which has the fonts of the sites: see `siteAsset`. */
export const withDeskAddresses = (css: string, brand: string): string =>
  css.replaceAll(/url\((["']?)\/assets\//g, `url($1${location.origin}/sitio/${brand}/assets/`);
