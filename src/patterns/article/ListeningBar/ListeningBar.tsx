'use client';
import { useId, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { chevronLeftIcon, chevronRightIcon } from '../../../components/Icon/icons/arrows.ts';
import { pauseIcon, playIcon } from '../../../components/Icon/icons/media.ts';
import { LISTENING_RATES } from '../../../domain/listening/list.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { listening as words } from '../../../messages/listening.ts';
import { recording } from '../../../messages/recording.ts';
import type { Messages } from '../../../messages/index.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { Listening, ListeningState } from './listening.ts';
import { ListeningBarRoot } from './ListeningBar.styles.ts';
import { ListeningNotice } from './ListeningNotice.tsx';
import { ListeningQueue } from './ListeningQueue.tsx';

export interface ListeningBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The player, from `browserListening`, or from `createListening` with a voice of yours. */
  listening: Listening;
  messages?: Partial<Messages['listening']> | undefined;
}

const stateOf = ({ status, left }: ListeningState, say: Messages['listening']): string =>
  status === 'loading' ? say.loading : left === undefined ? '' : say.left(left);

/**
 * The player of the story that is read aloud, at the lower edge of the window: place, speed, queue. It is shown while
 * there is something to listen to, on every page.
 * @see N20
 */
export const ListeningBar = styleable<ListeningBarProps>(
  ListeningBarRoot,
  function ListeningBar({ listening, messages, ...rest }) {
    const say = { ...words, ...messages };
    const state = useSyncExternalStore(listening.subscribe, listening.state, listening.state);
    const [queueShown, showQueue] = useState(false);
    const queueId = useId();
    const { list, open, status, recorded } = state;
    const [story, ...waiting] = list.stories;
    if (!open || !story) return null;
    const playing = status !== 'paused';
    return (
      <ListeningBarRoot aria-label={say.bar} {...rest}>
        <progress
          className="place"
          aria-label={say.place}
          max={list.length ?? 1}
          value={list.length === undefined ? 0 : Math.min(list.place, list.length)}
        />
        <div className="row">
          {story.picture && <img className="picture" src={story.picture} alt="" width={44} height={44} />}
          <div className="words">
            <a className="story" href={safeHref(story.path)}>
              {story.title}
            </a>
            <p className="state">{[story.brand, stateOf(state, say)].filter(Boolean).join(' · ')}</p>
          </div>
          <div className="controls">
            <IconButton
              icon={chevronLeftIcon}
              label={recorded ? say.secondsBack : say.sentenceBack}
              onClick={() => listening.step(-1)}
            />
            <IconButton
              icon={playing ? pauseIcon : playIcon}
              label={playing ? say.pause : say.play}
              variant="filled"
              shape="round"
              onClick={() => (playing ? listening.pause() : void listening.play())}
            />
            <IconButton
              icon={chevronRightIcon}
              label={recorded ? say.secondsForward : say.sentenceForward}
              onClick={() => listening.step(1)}
            />
            <select
              className="speed"
              aria-label={say.speed}
              value={list.rate}
              onChange={({ target }) => listening.setRate(Number(target.value))}
            >
              {LISTENING_RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {recording.times(rate)}
                </option>
              ))}
            </select>
            {waiting.length > 0 && (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={queueShown}
                aria-controls={queueId}
                onClick={() => showQueue(!queueShown)}
              >
                {say.queue(waiting.length)}
              </Button>
            )}
          </div>
          <IconButton className="close" icon={closeIcon} label={say.close} onClick={listening.close} />
        </div>
        <ListeningNotice {...{ state, say }} />
        {queueShown && waiting.length > 0 && <ListeningQueue id={queueId} {...{ listening, waiting, say }} />}
      </ListeningBarRoot>
    );
  },
);
