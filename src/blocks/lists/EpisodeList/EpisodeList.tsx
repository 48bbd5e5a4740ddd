import { useId } from 'react';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { rssIcon } from '../../../components/Icon/icons/social.ts';
import { Image } from '../../../components/Image/Image.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import type { AudioBlock } from '../../../domain/body/block.ts';
import { safeHref, safeSource } from '../../../domain/url/safe.ts';
import { playingTime } from '../../../domain/video/duration.ts';
import { episodes as messages } from '../../../messages/blocks.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { EpisodeListRoot } from './EpisodeList.styles.ts';

export interface Episode {
  teaser: Teaser;
  /** The name of its podcast: a list can have episodes of several. */
  podcast?: string | undefined;
  /** Undefined for an episode that is locked. */
  recording?: Pick<AudioBlock, 'sources' | 'durationMs'> | undefined;
}

export interface EpisodeListProps extends RootProps<'section'> {
  /** Without one the list has no heading. */
  title?: string | undefined;
  /** Address of the feed for podcast apps. */
  feed?: string | undefined;
  episodes: readonly Episode[];
}

/** A part of `AudioPlayer` that its script continues where the reader stopped. */
const Player = ({ recording, title }: { recording: NonNullable<Episode['recording']>; title: string }) => (
  // eslint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions of audio: its page has the transcript
  <audio controls preload="none" aria-label={title}>
    {recording.sources.map(({ src, type }) => (
      <source key={src} src={safeSource(src)} type={type} />
    ))}
  </audio>
);

/**
 * Episodes of a podcast: cover, length, and a player that needs no script. With the script of `AudioPlayer` each goes on
 * where the reader stopped.
 * @see B19
 */
export const EpisodeList = styleable<EpisodeListProps>(
  EpisodeListRoot,
  function EpisodeList({ title = '', feed, episodes, ...rest }) {
    const id = useId();
    if (episodes.length === 0) return null;
    const address = safeHref(feed);
    return (
      <EpisodeListRoot aria-labelledby={title ? id : undefined} {...rest}>
        {title && <SectionHeader title={title} headingId={id} />}
        {address && (
          <p className="follow">
            <a href={address}>
              <Icon icon={rssIcon} /> {messages.follow}
            </a>
          </p>
        )}
        <ol className="episodes" role="list">
          {episodes.map(({ teaser, podcast, recording }) => {
            const origin = [podcast, teaser.kicker].filter(Boolean).join(' · ');
            return (
              <li key={teaser.id} data-recording={recording && ''}>
                {teaser.picture && <Image className="cover" {...teaser.picture} ratio="1:1" sizes="200px" />}
                <div className="words">
                  {origin && <Kicker>{origin}</Kicker>}
                  <Heading level={title ? 3 : 2} size="s">
                    <a href={safeHref(teaser.url)}>{teaser.headline}</a>
                  </Heading>
                  {teaser.standfirst && <p className="standfirst">{teaser.standfirst}</p>}
                  <p className="facts">
                    {teaser.publishedAt && teaser.time && (
                      <DateTime iso={teaser.publishedAt}>{teaser.time}</DateTime>
                    )}
                    {recording?.durationMs !== undefined && ` · ${playingTime(recording.durationMs)}`}
                  </p>
                </div>
                {recording && <Player recording={recording} title={teaser.headline} />}
              </li>
            );
          })}
        </ol>
      </EpisodeListRoot>
    );
  },
);
