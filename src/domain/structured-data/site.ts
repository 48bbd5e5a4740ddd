import type { Json, JsonRecord } from '../ans/common.ts';

/** The site, for structured data. Addresses are absolute. */
export interface StructuredDataSite {
  /** As 'https://www.ejemplo.com', without a trailing slash. */
  origin: string;
  name: string;
  logo?: { url: string; width?: number; height?: number };
}

/** A node of structured data. */
export type JsonLd = JsonRecord & { '@type': string };

/** Removes quotes from a headline. @see N16 */
export function withoutQuotes(headline: string): string {
  return headline
    .replace(/["'“”„«»‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The absolute address on the site's origin. */
export function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin;
}

export function publisher({ name, logo, origin }: StructuredDataSite): JsonRecord {
  const image: JsonRecord | undefined = logo && {
    '@type': 'ImageObject',
    ...logo,
    url: absolute(logo.url, origin),
  };
  return { '@type': 'NewsMediaOrganization', name, url: origin, ...(image ? { logo: image } : {}) };
}

/** The record without empty fields. */
export function filled(record: Record<string, Json | undefined>): JsonRecord {
  const says = (value: Json | undefined): value is Json =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, Json] => says(entry[1])),
  );
}

/**
 * The text of a `<script type="application/ld+json">`. `<` is escaped, so that no document can end the script element.
 */
export function jsonLdText(nodes: JsonLd | readonly JsonLd[]): string {
  const list = Array.isArray(nodes) ? (nodes as readonly JsonLd[]) : [nodes as JsonLd];
  const graph = list.length === 1 ? list[0] : { '@graph': list };
  return JSON.stringify({ '@context': 'https://schema.org', ...graph })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
