/** The path of an address, without host, query and fragment; '/' if it is empty. */
export function pathOf(address: string): string {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether a path names a file such as '/nota.html', which has no slash at its end. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]{1,5}$/i.test(path);

/** A path that a URL leaves as it is: that of most documents. A page has many, and to read a URL takes long. */
const PLAIN_PATH = /^(?:\/[\w-]+)+\/$/;

/** The path of a document's page, with a slash at both ends unless it names a file; '/' for an unreadable address. */
export function documentPath(address: string): string {
  if (PLAIN_PATH.test(address)) return address;
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

/** Characters that no server takes in a segment, also encoded, and segments that browsers read as folders. */
const UNSAFE_SEGMENT = /[/\\%\p{Cc}]|^\.+$/u;

/** Any name as a segment of a path. One that browsers or servers would change is encoded twice. */
export function toSegment(name: string): string {
  const once = encodeURIComponent(name);
  return UNSAFE_SEGMENT.test(name) ? encodeURIComponent(once.replaceAll('.', '%2E')) : once;
}

/** The name in a segment of `toSegment`. */
export function fromSegment(segment: string): string {
  const once = decodedPath(segment);
  return once.includes('%') ? decodedPath(once) : once;
}

/** The segments of a path: '/deportes/futbol/' gives ['deportes', 'futbol']. */
export function segments(address: string): string[] {
  return pathOf(address).split('/').filter(Boolean);
}
