'use client';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../../domain/url/plain-click.ts';
import { safeSource } from '../../domain/url/safe.ts';
import { providerName, pageOf, playingFrameOf } from '../../domain/video/providers.ts';
import type { VideoPlayer } from '../../domain/video/player.ts';
import { playAlone } from '../play-alone.ts';
import type { Messages } from '../../messages/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Invitation } from '../invitation.tsx';

export interface ProviderVideoProps {
  player: Exclude<VideoPlayer, { provider: 'file' }>;
  title: string;
  ready: boolean;
  messages: Messages['mediaPlayer'];
}

/** A video of another provider: a link to its page, which the script turns into its player when the reader follows it. */
export function ProviderVideo({ player, title, ready, messages }: ProviderVideoProps) {
  const [requested, setRequested] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useCallback(() => {
    setRequested(false);
    setLoaded(false);
  }, []);

  useEffect(() => {
    if (requested) frame.current?.focus();
  }, [requested]);

  const onClick = (event: MouseEvent): void => {
    // A new tab is a new tab.
    if (!ready || !isPlainClick(event)) return;
    event.preventDefault();
    playAlone(stop);
    setRequested(true);
  };

  if (requested)
    return (
      <>
        <iframe
          ref={frame}
          src={playingFrameOf(player)}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(true)}
        />
        {!loaded && <Spinner className="wait" size="large" label={messages.loading} />}
      </>
    );
  return (
    <a className="invitation" href={pageOf(player)} onClick={onClick} data-hold="">
      {player.poster && <img src={safeSource(player.poster)} alt="" loading="lazy" decoding="async" />}
      <Invitation
        name={messages.play(title)}
        durationMs={player.durationMs}
        note={messages.connects(providerName(player))}
      />
    </a>
  );
}
