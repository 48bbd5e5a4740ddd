'use client';
import { useEffect, useId, type ComponentPropsWithRef } from 'react';
import { safeHref, safeSource } from '../../domain/url/safe.ts';
import { playingTime } from '../../domain/video/duration.ts';
import type { MediaChapter } from '../../domain/video/player.ts';
import { styleable } from '../../styling/styleable.ts';
import { Button } from '../Button/Button.tsx';
import { ChapterList } from '../chapter-list.tsx';
import { mediaPlayer } from '../../words/components.ts';
import { recording } from '../../words/recording.ts';
import type { Words } from '../../words/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useMedia } from '../useMedia.ts';
import { Select } from '../Select/Select.tsx';
import { AudioPlayerRoot } from './AudioPlayer.styles.ts';
import { RECORDING, startRecording } from './start-recording.ts';

export interface AudioSource {
  readonly src: string;
  readonly type?: string | undefined;
}

export type AudioChapter = MediaChapter;

/** Speeds, as shares of the recording's. */
const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

export interface AudioPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  sources: readonly AudioSource[];
  /** Shown, and the accessible name of the recording. */
  title: string;
  durationMs?: number | undefined;
  /** Address of the text of the recording. */
  transcript?: string | undefined;
  /** Parts of the recording. A recording with chapters also has a choice of speeds. */
  chapters?: readonly AudioChapter[] | undefined;
  words?: Partial<Words['mediaPlayer'] & Words['recording']> | undefined;
}

/**
 * A recording with its title, in the browser's own controls. Nothing is loaded before the reader plays. It goes on where
 * the reader stopped. In static HTML `startRecordings` does what hydration does here.
 */
export const AudioPlayer = styleable<AudioPlayerProps>(
  AudioPlayerRoot,
  function AudioPlayer({ sources, title, durationMs, transcript, chapters = [], words, ...rest }) {
    const say = { ...mediaPlayer, ...recording, ...words };
    const { element, state, play, events } = useMedia<HTMLAudioElement>();
    const text = safeHref(transcript);
    const id = useId();
    const file = safeSource(sources[0]?.src);
    useEffect(() => {
      const player = element.current?.closest(RECORDING);
      return player
        ? startRecording(player, { storage: () => localStorage, session: navigator.mediaSession })
        : undefined;
      // The place is kept under the name of the file.
    }, [element, file]);
    return (
      <AudioPlayerRoot data-recording="" {...rest}>
        <p className="title">
          {title}
          {durationMs !== undefined && <span className="length">{playingTime(durationMs)}</span>}
          {state === 'loading' && <Spinner size="small" label={say.loading} />}
        </p>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions of audio: it has a transcript */}
        <audio key={file} ref={element} controls preload="none" aria-label={title} {...events}>
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
        {chapters.length > 0 && (
          <>
            <Select id={id} className="speed" size="small" label={say.speed} defaultValue="1">
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {say.times(speed)}
                </option>
              ))}
            </Select>
            <ChapterList chapters={chapters} file={file} label={say.chapters} />
          </>
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
