import { pathOf, segments } from './path.ts';

export type PageType = 'home' | 'article' | 'section';

const HOME_PATHS: readonly string[] = ['/', '/homepage', '/homepage/'];

/**
 * The page type by path: '/' or the homepage is the home page; a path that contains /articulo/ or /galeria/, or
 * ends in .html, is an article; any other is a section.
 * @see H10
 */
export function pageType(address: string): PageType {
  const path = pathOf(address);
  if (HOME_PATHS.includes(path)) return 'home';
  if (path.includes('/articulo/') || path.includes('/galeria/') || path.endsWith('.html')) return 'article';
  return 'section';
}

/** Segments that name a type of page, not a section. */
const TYPE_SEGMENTS: readonly string[] = ['articulo', 'galeria'];

/**
 * The section's name: the first path segment. Some brands use the second, with the first as the fallback: '/videos/' has
 * no second one, and that of '/relatos/articulo/…' is a type of page. Empty on the home page.
 * @param segment 1 or 2, from the brand's configuration
 * @see H10
 */
export function sectionName(address: string, segment: 1 | 2 = 1): string {
  if (pageType(address) === 'home') return '';
  const all = segments(address);
  const second = segment === 2 ? all[1] : undefined;
  return (second && !TYPE_SEGMENTS.includes(second) ? second : all[0]) ?? '';
}
