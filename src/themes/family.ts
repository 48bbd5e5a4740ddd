import type { BrandAssets, BrandConfig, BrandKey } from './brand.ts';
import { BRAND_NAMES } from './generated/brands.ts';
import { profiles, services } from './shared.ts';

/** The configuration of a brand where it differs from its family. */
export interface OwnConfig extends Partial<Omit<BrandConfig, keyof BrandAssets>> {
  tagline: string;
  slug: string;
  hosts: readonly [string, ...string[]];
}

/** The names of a brand in texts and addresses. */
type Named = Pick<BrandConfig, 'name' | 'slug' | 'product'>;

const upper = (text: string): string => text.toLocaleUpperCase('es-CO');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A longer name first, so that 'Foros Semanario' is not taken for 'Semanario'. */
const NAMES = new RegExp(
  Object.values(BRAND_NAMES)
    .flatMap((name) => [name, upper(name)])
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|'),
  'g',
);

/**
 * Returns a function that names another brand in the texts and paths of a value: those of the weekly as those of a
 * brand in its family. Paths that contain the product's slug are the same on every site.
 */
export function renamer(from: Named, to: Named): <T>(value: T) => T {
  if (from.name === to.name && from.slug === to.slug) return (value) => value;
  const own = from.slug === from.product ? [] : [from.slug];
  const paths = new RegExp(`/(login)?(${[...own, `(?<=login)${from.slug}`].join('|')})(?![\\w-])`, 'g');
  const names = new Map([
    [from.name, to.name],
    [upper(from.name), upper(to.name)],
  ]);
  const text = (value: string): string =>
    value
      .replace(paths, (_, login: string = '') => `/${login}${to.slug}`)
      .replace(NAMES, (name) => names.get(name) ?? name);
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
  };
  return rename as <T>(value: T) => T;
}

/** The longest name that X allows. */
const X_NAME = 15;

/**
 * The configuration of a brand in a family: the family's, with its own name, addresses and services. An anniversary, an
 * ISSN, newsletters and printed editions belong to the family alone.
 */
export function inFamily(family: BrandConfig, assets: BrandAssets<BrandKey>, own: OwnConfig): BrandConfig {
  const { slug, hosts } = own;
  const { product } = family;
  const { navigation, header, routes } = renamer(family, { name: assets.name, slug, product })(family);
  const handle = slug.replaceAll('-', '_');
  return {
    ...family,
    ...assets,
    ...{ navigation, header, routes },
    properties: {
      ...family.properties,
      ...profiles(`rotativa.${slug.replaceAll('-', '')}`, handle.slice(0, X_NAME), handle),
    },
    services: services(slug, hosts[0].replace(/^www\./, '')),
    features: { ...family.features, anniversarySeal: false, newsletter: false, printEdition: false },
    issn: undefined,
    ...own,
  };
}
