'use client';
import { useEffect, useRef } from 'react';
import type { VideoPlayer } from '../../domain/video/player.ts';
import { safeSource } from '../../domain/url/safe.ts';
import { Button } from '../Button/Button.tsx';
import type { Messages } from '../../messages/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useMedia } from '../useMedia.ts';
import { Invitation } from '../invitation.tsx';

export interface FileVideoProps {
  player: VideoPlayer & { provider: 'file' };
  title: string;
  /** The script runs: before that the browser's controls play. */
  ready: boolean;
  messages: Messages['mediaPlayer'];
}

/** Files in the browser's own player, which loads nothing but the poster before the reader plays. */
export function FileVideo({ player, title, ready, messages }: FileVideoProps) {
  const { element, state, play, events } = useMedia<HTMLVideoElement>();
  const invites = ready && state === 'idle';
  const failed = state === 'failed';
  const requested = useRef(false);
  const retry = useRef<HTMLButtonElement>(null);

  // The focused element is gone or covered: the button that began, the film behind its message, the button of another try.
  useEffect(() => {
    if (!requested.current || invites) return;
    if (!failed) element.current?.focus();
    else if (document.activeElement === element.current) retry.current?.focus();
  }, [element, invites, failed]);

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see tracks that are data */}
      <video
        ref={element}
        controls={!invites && !failed}
        playsInline
        preload="none"
        poster={safeSource(player.poster)}
        aria-label={title}
        {...events}
      >
        {player.sources.map(({ src, type }) => (
          <source key={src} src={safeSource(src)} type={type} />
        ))}
        {player.captions?.map(({ src, language }, at) => (
          <track key={src} kind="captions" src={safeSource(src)} srcLang={language} default={at === 0} />
        ))}
      </video>
      {invites && (
        <button
          type="button"
          className="invitation"
          onClick={() => {
            requested.current = true;
            play();
          }}
        >
          <Invitation name={messages.play(title)} durationMs={player.durationMs} />
        </button>
      )}
      {state === 'loading' && <Spinner className="wait" size="large" label={messages.loading} />}
      {failed && (
        <div className="problem" role="alert">
          {messages.failed}
          <Button ref={retry} variant="secondary" size="small" onClick={play}>
            {messages.retry}
          </Button>
        </div>
      )}
    </>
  );
}
