import { useId } from 'react';
import { Image } from '../../components/Image/Image.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { ServiceColumnRoot } from './ServiceColumn.styles.ts';

export interface ServiceColumnProps {
  title: string;
  /** The city of the services. */
  place: string;
  /** The day of the month, large. */
  day: string;
  /** The whole date in words. */
  date: string;
  teasers: readonly Teaser[];
  edition?: Teaser | undefined;
}

/** What a reader of a local paper needs today: the date, practical notices, the printed edition. @see B7 */
export function ServiceColumn({ title, place, day, date, teasers, edition }: ServiceColumnProps) {
  const id = useId();
  return (
    <ServiceColumnRoot aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{title}</h2>
      </VisuallyHidden>
      <div className="today">
        <span className="day" aria-hidden="true">
          {day}
        </span>
        <span className="place">{place}, hoy</span>
        <span className="date">{date}</span>
      </div>
      <ul className="services" role="list">
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <StoryCard teaser={teaser} layout="text" scale="xs" />
          </li>
        ))}
      </ul>
      {edition && (
        <a className="edition" href={edition.url}>
          <Image
            src={edition.picture?.src}
            srcSet={edition.picture?.srcSet}
            alt=""
            ratio="3:4"
            sizes="76px"
          />
          <span>
            <span className="label">Edición impresa</span>
            <span className="title">{edition.headline}</span>
            {edition.kicker}
          </span>
        </a>
      )}
    </ServiceColumnRoot>
  );
}
