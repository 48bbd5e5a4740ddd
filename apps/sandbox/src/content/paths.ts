import { decodedPath } from 'rotativa/domain';

/**
 * The form in which addresses are stored and looked up: decoded, without host, query, fragment, doubled or
 * trailing slashes. '/' stays '/'.
 */
export function canonicalKey(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return `/${decodedPath(path)
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`;
}

/** 'politica' and '/politica/' are the section '/politica'. */
export const sectionPath = (section: string): string => canonicalKey(section.trim());

/** A section and its parents: '/deportes/ciclismo' gives itself and '/deportes'. */
export function withAncestors(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
