'use client';
import type { ComponentPropsWithRef } from 'react';
import { safeHref, safeSource } from '../../domain/url/safe.ts';
import { playingTime } from '../../domain/video/duration.ts';
import { part } from '../../styling/part.ts';
import { Button } from '../Button/Button.tsx';
import { mediaPlayer } from '../../words/components.ts';
import type { Words } from '../../words/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useMedia } from '../useMedia.ts';
import { AudioPlayerRoot } from './AudioPlayer.styles.ts';

export interface AudioSource {
  readonly src: string;
  readonly type?: string | undefined;
}

export interface AudioPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  sources: readonly [AudioSource, ...AudioSource[]];
  /** Shown, and the accessible name of the recording. */
  title: string;
  durationMs?: number | undefined;
  /** Address of the text of the recording. */
  transcript?: string | undefined;
  words?: Partial<Words['mediaPlayer']> | undefined;
}

/** A recording with its title, in the browser's own controls. Nothing is loaded before the reader plays. */
export const AudioPlayer = part<AudioPlayerProps>(
  AudioPlayerRoot,
  function AudioPlayer({ sources, title, durationMs, transcript, words, ...rest }) {
    const say = { ...mediaPlayer, ...words };
    const { element, state, play, events } = useMedia<HTMLAudioElement>();
    const text = safeHref(transcript);
    return (
      <AudioPlayerRoot {...rest}>
        <p className="title">
          {title}
          {durationMs !== undefined && <span className="length">{playingTime(durationMs)}</span>}
          {state === 'loading' && <Spinner size="small" label={say.loading} />}
        </p>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions of audio: it has a transcript */}
        <audio ref={element} controls preload="none" aria-label={title} {...events}>
          {sources.map(({ src, type }) => (
            <source key={src} src={safeSource(src)} type={type} />
          ))}
        </audio>
        {state === 'failed' && (
          <div className="problem" role="alert">
            {say.failed}
            <Button variant="secondary" size="small" onClick={play}>
              {say.retry}
            </Button>
          </div>
        )}
        {text && (
          <a className="transcript" href={text}>
            {say.transcript}
          </a>
        )}
      </AudioPlayerRoot>
    );
  },
);
