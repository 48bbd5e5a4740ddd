import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { browserListening, goOn } from '../ListeningBar/browser-listening.ts';
import type { Listening } from '../ListeningBar/listening.ts';
import { ListeningBar } from '../ListeningBar/ListeningBar.tsx';
import { browserLockScreen, showOnLockScreen } from '../ListeningBar/lock-screen.ts';
import type { ListenData } from './listen-data.ts';
import { startListenButtons } from './start-listen-buttons.ts';

let player: Listening | undefined;

/** The focus was in the bar that closes: it goes to the button that opened it, if the page has one. */
function keepFocus(page: Document, listening: Listening): void {
  let { open } = listening.state();
  listening.subscribe(() => {
    const was = open;
    open = listening.state().open;
    if (was && !open) page.querySelector<HTMLElement>('[data-listen]')?.focus({ preventScroll: true });
  });
}

/** Adds the player to the page, once. It goes on where the page before was left. */
export function openPlayer(page: Document = document): Listening {
  if (player) return player;
  player = browserListening(page);
  const place = page.createElement('div');
  // The bar sticks to the edge of the window in the box of the body.
  place.style.display = 'contents';
  page.body.append(place);
  createRoot(place, { identifierPrefix: 'listening' }).render(
    createElement(ListeningBar, { listening: player }),
  );
  const lockScreen = browserLockScreen(window);
  if (lockScreen) showOnLockScreen(player, lockScreen);
  keepFocus(page, player);
  goOn(player);
  return player;
}

/** The script of the island. */
export default (element: HTMLElement, data: ListenData): (() => void) =>
  startListenButtons(element, data, openPlayer());
