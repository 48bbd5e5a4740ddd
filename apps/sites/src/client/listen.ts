import { openPlayer, startListenButtons, type ListenData } from 'rotativa/patterns/article/ListenButtons';
import { lateStyles } from './late-styles.ts';

/** The player of the page, which goes on where the page before was left. It looks like nothing that the page has shown. */
export const showPlayer = () => lateStyles().then(() => openPlayer());

/** The script of the buttons. The first click waits for it. */
export const script = async () => {
  const player = await showPlayer();
  return { default: (element: HTMLElement, data: ListenData) => startListenButtons(element, data, player) };
};
