import type { ListenedStory } from '../../../domain/listening/list.ts';
import { listening as messages } from '../../../messages/listening.ts';
import type { Listening } from '../ListeningBar/listening.ts';
import type { ListenData } from './listen-data.ts';

const storyOf = ({ path, title, brand, picture }: ListenData): ListenedStory => ({
  path,
  title,
  brand,
  ...(picture && { picture }),
});

/**
 * Makes the buttons of `ListenButtons` play a story now, or after what plays.
 * @param player the player of the page
 * @returns stops it
 */
export function startListenButtons(element: HTMLElement, data: ListenData, player: Listening): () => void {
  const stopped = new AbortController();
  element.addEventListener(
    'click',
    ({ target }) => {
      const choice = (target as Element).closest<HTMLElement>('[data-listen]')?.dataset['listen'];
      if (choice === 'now') player.listen(storyOf(data));
      if (choice !== 'later') return;
      player.later(storyOf(data));
      element.querySelector('[role=status]')!.textContent = messages.added;
    },
    { signal: stopped.signal },
  );
  return () => stopped.abort();
}
