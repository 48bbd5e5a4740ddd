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

/**
 * The section's name: the first path segment, for some brands the second; empty if it is missing.
 * @param segment 1 or 2, from the brand's configuration
 * @see H10
 */
export function sectionName(address: string, segment: 1 | 2 = 1): string {
  return segments(address)[segment - 1] ?? '';
}
