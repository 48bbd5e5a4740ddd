/** The path of an address, without host, query and fragment; '/' if it is empty. */
export function pathOf(address: string): string {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/** The segments of a path: '/deportes/futbol/' gives ['deportes', 'futbol']. */
export function segments(address: string): string[] {
  return pathOf(address).split('/').filter(Boolean);
}
