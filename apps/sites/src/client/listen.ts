import { openPlayer, startListenButtons, type ListenData } from 'rotativa/patterns/article/ListenButtons';
import { lateStyles } from './late-styles.ts';

// The player looks like nothing that the page has shown. A click waits for this module.
await lateStyles();

/** The player of the page, which goes on where the page before was left. */
export const showPlayer = (): unknown => openPlayer();

export default (element: HTMLElement, data: ListenData): (() => void) =>
  startListenButtons(element, data, openPlayer());
