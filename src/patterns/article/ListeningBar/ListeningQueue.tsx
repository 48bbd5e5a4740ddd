'use client';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { playIcon } from '../../../components/Icon/icons/media.ts';
import type { ListenedStory } from '../../../domain/listening/list.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import type { Messages } from '../../../messages/index.ts';
import type { Listening } from './listening.ts';

export interface ListeningQueueProps {
  id: string;
  listening: Listening;
  waiting: readonly ListenedStory[];
  say: Messages['listening'];
}

/** The stories that wait, in their order. */
export function ListeningQueue({ id, listening, waiting, say }: ListeningQueueProps) {
  return (
    <ol className="queue" id={id}>
      {waiting.map((story) => (
        <li key={story.path}>
          <a className="story" href={safeHref(story.path)}>
            {story.title}
          </a>
          <IconButton
            icon={playIcon}
            label={say.playThis(story.title)}
            onClick={() => listening.listen(story)}
          />
          <IconButton
            icon={closeIcon}
            label={say.remove(story.title)}
            onClick={() => listening.remove(story)}
          />
        </li>
      ))}
    </ol>
  );
}
