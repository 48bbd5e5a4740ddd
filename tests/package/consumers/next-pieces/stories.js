import { createElement } from 'react';
import { STORIES as WRITTEN } from './pieces/index.js';
import { Player } from './player.js';

/** Each story of this piece has a function of the browser, so a page shows it in a client component. */
export const STORIES = {
  ...WRITTEN,
  'patterns/article/ListeningBar': { default: {}, Paused: { render: () => createElement(Player) } },
};
