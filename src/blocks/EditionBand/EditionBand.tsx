import { useId } from 'react';
import { Image } from '../../components/Image/Image.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { EditionBandRoot } from './EditionBand.styles.ts';

export interface EditionBandProps {
  title: string;
  /** The archive of the printed editions. */
  url: string;
  /** The printed edition: its cover, its number as kicker, its title. */
  edition: Teaser;
  teasers: readonly Teaser[];
  subscribe: string;
}

/** The printed edition's cover beside what it holds. @see B7 */
export function EditionBand({ title, url, edition, teasers, subscribe }: EditionBandProps) {
  const id = useId();
  return (
    <EditionBandRoot data-bleed="both" aria-labelledby={id}>
      <div className="band">
        <div className="cover">
          <a className="page" href={edition.url} aria-label={`Portada: ${edition.headline}`}>
            <Image
              src={edition.picture?.src}
              srcSet={edition.picture?.srcSet}
              alt=""
              ratio="3:4"
              sizes={{ sm: '40vw', lg: '300px' }}
            />
          </a>
          <div className="about">
            {edition.kicker && <p className="number">{edition.kicker}</p>}
            <p className="edition-name">{edition.headline}</p>
            <LinkButton href={subscribe} size="small" variant="alt">
              Suscribirse
            </LinkButton>
          </div>
        </div>
        <div className="inside">
          <SectionHeader
            title={title}
            headingId={id}
            href={url || undefined}
            more={url ? 'Ediciones' : undefined}
          />
          <ul className="stories" role="list">
            {teasers.map((teaser) => (
              <li key={teaser.id}>
                <StoryCard teaser={teaser} layout="text" scale="s" kicker="section" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </EditionBandRoot>
  );
}
