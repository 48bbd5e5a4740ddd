'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import { safeHref, safeSource } from '../../domain/url/safe.ts';
import type { MediaChapter } from '../../domain/video/player.ts';
import { styleable } from '../../styling/styleable.ts';
import { ChapterList } from '../chapter-list.tsx';
import { mediaPlayer } from '../../messages/components.ts';
import { recording } from '../../messages/recording.ts';
import type { Messages } from '../../messages/index.ts';
import { Select } from '../Select/Select.tsx';
import { AudioPlayerRoot } from './AudioPlayer.styles.ts';
import { FileAudio } from './FileAudio.tsx';

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
  /** Milliseconds, shown before the file is loaded. */
  durationMs?: number | undefined;
  /** Address of the text of the recording. */
  transcript?: string | undefined;
  /** Parts of the recording. A recording with chapters also has a choice of speeds. */
  chapters?: readonly AudioChapter[] | undefined;
  messages?: Partial<Messages['mediaPlayer'] & Messages['recording']> | undefined;
}

/**
 * A recording with its title, in the browser's own controls. Nothing is loaded before the reader plays. It goes on where
 * the reader stopped. In static HTML `startRecordings` does what hydration does here.
 */
export const AudioPlayer = styleable<AudioPlayerProps>(
  AudioPlayerRoot,
  function AudioPlayer({ sources, title, durationMs, transcript, chapters = [], messages, ...rest }) {
    const say = { ...mediaPlayer, ...recording, ...messages };
    const text = safeHref(transcript);
    const id = useId();
    const file = safeSource(sources[0]?.src);
    return (
      <AudioPlayerRoot data-recording="" {...rest}>
        {/* Another recording begins from the beginning. */}
        <FileAudio key={file} {...{ sources, title, durationMs }} messages={say} />
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
