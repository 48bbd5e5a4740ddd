/** The path of an address, without host, query and fragment; '/' if it is empty. */
export function pathOf(address: string): string {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether a path names a file such as '/nota.html', which has no slash at its end. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]{1,5}$/i.test(path);

/** The path of a document's page, with a slash at both ends unless it names a file; '/' for an unreadable address. */
export function documentPath(address: string): string {
  const base = 'https://site.invalid';
  if (!URL.canParse(address, base)) return '/';
  const { pathname } = new URL(address, base);
  return isFilePath(pathname) ? pathname : `/${pathname.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}

/** A path with its characters instead of their codes; unchanged if these are invalid. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The segments of a path: '/deportes/futbol/' gives ['deportes', 'futbol']. */
export function segments(address: string): string[] {
  return pathOf(address).split('/').filter(Boolean);
}
