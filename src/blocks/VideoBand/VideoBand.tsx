import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { Island } from '../../islands/Island.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { videoBandIsland } from './island.ts';
import { VideoBandRoot } from './VideoBand.styles.ts';

export interface VideoBandProps extends StoriesProps {
  /** Near black, or the brand's colour made deep. */
  ground: 'black' | 'accent';
}

/** A dark band from edge to edge with videos in a row. @see B6 002 §9 'video carousel' */
export function VideoBand({ title, url, teasers, ground }: VideoBandProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <VideoBandRoot data-bleed="both" data-ground={ground} data-few={teasers.length <= 3 || undefined}>
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          href={url || undefined}
          more={url ? 'Ver todos' : undefined}
        />
      )}
      <Island of={videoBandIsland} props={{ label: title || 'Videos', teasers }} />
    </VideoBandRoot>
  );
}
