'use client';
import { useEffect } from 'react';
import { safeSource } from '../../domain/url/safe.ts';
import { playingTime } from '../../domain/video/duration.ts';
import type { Messages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useMedia } from '../useMedia.ts';
import type { AudioPlayerProps } from './AudioPlayer.tsx';
import { RECORDING, startRecording } from './start-recording.ts';

export interface FileAudioProps extends Pick<AudioPlayerProps, 'sources' | 'title' | 'durationMs'> {
  messages: Messages['mediaPlayer'];
}

/** Files in the browser's own player, with their title. Nothing is loaded before the reader plays. */
export function FileAudio({ sources, title, durationMs, messages }: FileAudioProps) {
  const { element, state, play, events } = useMedia<HTMLAudioElement>();
  useEffect(() => {
    const player = element.current?.closest(RECORDING);
    return player
      ? startRecording(player, { storage: () => localStorage, session: navigator.mediaSession })
      : undefined;
  }, [element]);
  return (
    <>
      <p className="title">
        {title}
        {durationMs !== undefined && <span className="length">{playingTime(durationMs)}</span>}
        {state === 'loading' && <Spinner size="small" label={messages.loading} />}
      </p>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions of audio: it has a transcript */}
      <audio ref={element} controls preload="none" aria-label={title} {...events}>
        {sources.map(({ src, type }) => (
          <source key={src} src={safeSource(src)} type={type} />
        ))}
      </audio>
      {state === 'failed' && (
        <div className="problem" role="alert">
          {messages.failed}
          <Button variant="secondary" size="small" onClick={play}>
            {messages.retry}
          </Button>
        </div>
      )}
    </>
  );
}
