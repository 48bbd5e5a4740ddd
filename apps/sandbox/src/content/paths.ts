/**
 * The form in which addresses are stored and looked up: decoded, without host, query, fragment, doubled or
 * trailing slashes. '/' stays '/'.
 */
export function canonicalKey(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return `/${decode(path)
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** 'politica' and '/politica/' are the section '/politica'. */
export const sectionPath = (section: string): string => canonicalKey(section.trim());

/** A section and the ones that it lies in: '/deportes/ciclismo' gives itself and '/deportes'. */
export function withAncestors(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

/** Lower case, without accents, words joined by hyphens; at most `limit` characters, cut between words. */
export function slugify(text: string, limit = 90): string {
  const slug = text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.length <= limit ? slug : slug.slice(0, limit + 1).replace(/-[^-]*$/, '');
}
