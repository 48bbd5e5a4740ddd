/**
 * Whether a click on a link is to open it in this tab: the rule of the package's `domain/url/plain-click.ts`. The entry
 * script has its own copy, because a module that it shares with islands is a second request of every page.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
