import type { Mode } from '../render/shell.ts';

/** The cookie by which a reader's choice of mode reaches the server, so that the first paint has it. */
export const MODE_COOKIE = 'rt-mode';

/**
 * The mode that the reader chose; undefined for none.
 * @param cookies the request's Cookie header
 */
export function chosenMode(cookies: string | undefined): Mode | undefined {
  const found = /(?:^|;\s*)rt-mode=(light|dark)(?:;|$)/.exec(cookies ?? '');
  return found?.[1] as Mode | undefined;
}
