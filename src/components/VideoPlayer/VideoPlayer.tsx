'use client';
import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import type { VideoPlayer as Video } from '../../domain/video/player.ts';
import { pageOf } from '../../domain/video/providers.ts';
import { styleable } from '../../styling/styleable.ts';
import { mediaPlayer } from '../../messages/components.ts';
import type { Messages } from '../../messages/index.ts';
import { FileVideo } from './FileVideo.tsx';
import { ProviderVideo } from './ProviderVideo.tsx';
import { VideoPlayerRoot } from './VideoPlayer.styles.ts';

/** Texts of a player. */
export type PlayerMessages = Messages['mediaPlayer'];

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The source: files, or a video of another provider; with its poster, length and captions. */
  player: Video;
  /** The accessible name of the video. */
  title: string;
  messages?: Partial<PlayerMessages> | undefined;
}

/**
 * A video that begins when the reader asks for it: a poster with a play button, then the browser's own controls.
 * Nothing of another provider is loaded before that. One that starts stops the others.
 */
export const VideoPlayer = styleable<VideoPlayerProps>(
  VideoPlayerRoot,
  function VideoPlayer({ player, title, messages, ...rest }) {
    const [ready, setReady] = useState(false);
    useEffect(() => setReady(true), []);
    const shared = { title, ready, messages: { ...mediaPlayer, ...messages } };
    return (
      <VideoPlayerRoot {...rest}>
        {player.provider === 'file' ? (
          // Another film begins from the beginning.
          <FileVideo key={player.sources[0]?.src} player={player} {...shared} />
        ) : (
          <ProviderVideo key={pageOf(player)} player={player} {...shared} />
        )}
      </VideoPlayerRoot>
    );
  },
);
