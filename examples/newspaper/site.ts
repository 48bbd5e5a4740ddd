import { brand } from '../brand/brand.ts';

export { brand };

/** Scheme and host of the published site, for canonical addresses. */
export const origin = `https://${brand.hosts?.[0] ?? 'localhost'}`;

/** The site in structured data. */
export const site = { origin, name: brand.name, logo: { url: '/icono.svg' } };

/** The sections, with the ids and names that the documents have. */
export const SECTIONS = [
  { id: 'region', name: 'Región' },
  { id: 'campo', name: 'Campo' },
  { id: 'cultura', name: 'Cultura' },
  { id: 'deportes', name: 'Deportes' },
] as const;
