import { useId } from 'react';
import { Image } from '../../../components/Image/Image.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ServiceColumnRoot } from './ServiceColumn.styles.ts';
import { edition as editionMessages, service } from '../../../messages/blocks.ts';

export interface ServiceColumnProps extends RootProps<'section'> {
  title: string;
  /** The city of the services. */
  place: string;
  /** The day of the month, large. */
  day: string;
  /** The full date in words. */
  date: string;
  teasers: readonly Teaser[];
  edition?: Teaser | undefined;
}

/** Daily information of a local paper: the date, practical notices, the print edition. @see B7 */
export const ServiceColumn = styleable<ServiceColumnProps>(
  ServiceColumnRoot,
  function ServiceColumn({ title, place, day, date, teasers, edition, ...rest }) {
    const id = useId();
    return (
      <ServiceColumnRoot aria-labelledby={id} {...rest}>
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
        <div className="today">
          <span className="day" aria-hidden="true">
            {day}
          </span>
          <span className="place">{service.today(place)}</span>
          <span className="date">{date}</span>
        </div>
        {teasers.length > 0 && (
          <ul className="services" role="list">
            {teasers.map((teaser) => (
              <li key={teaser.id}>
                <StoryCard teaser={teaser} layout="text" scale="xs" />
              </li>
            ))}
          </ul>
        )}
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
              <Kicker as="span">{editionMessages.printed}</Kicker>
              <span className="title">{edition.headline}</span>
              {edition.kicker}
            </span>
          </a>
        )}
      </ServiceColumnRoot>
    );
  },
);
