import { useId } from 'react';
import { Image } from '../../../components/Image/Image.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import { phoneOf, type OnPhone } from '../../shared/phone/on-phone.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { EditionBandRoot } from './EditionBand.styles.ts';
import { edition as messages } from '../../../messages/blocks.ts';

export interface EditionBandProps extends RootProps<'section'> {
  title: string;
  /** Address of the archive of print editions. */
  url: string;
  /** The print edition: cover, number (as kicker) and title. */
  edition: Teaser;
  teasers: readonly Teaser[];
  subscribe: string;
  /** The print edition itself. */
  print?: string | undefined;
  /** A phone shows the stories below each other, or as a row that scrolls. @defaultValue 'stack' */
  phone?: OnPhone | undefined;
}

/** The print edition's cover beside its stories. @see B7 */
export const EditionBand = styleable<EditionBandProps>(
  EditionBandRoot,
  function EditionBand({ title, url, edition, teasers, subscribe, print, phone, ...rest }) {
    const id = useId();
    return (
      <EditionBandRoot data-bleed="both" data-phone={phoneOf(phone)} aria-labelledby={id} {...rest}>
        <div className="band">
          <div className="cover">
            <a className="page" href={edition.url} aria-label={messages.cover(edition.headline)}>
              <Image
                src={edition.picture?.src}
                srcSet={edition.picture?.srcSet}
                alt=""
                ratio="3:4"
                sizes={{ sm: 'min(180px, 40vw)', lg: '300px' }}
              />
            </a>
            <div className="about">
              {edition.kicker && <p className="number">{edition.kicker}</p>}
              <p className="edition-name">{edition.headline}</p>
              <div className="actions">
                {print && (
                  <LinkButton href={print} size="small">
                    {messages.print}
                  </LinkButton>
                )}
                <LinkButton className="subscribe" href={subscribe} size="small" variant="alt">
                  {messages.subscribe}
                </LinkButton>
              </div>
            </div>
          </div>
          <div className="inside">
            <SectionHeader
              title={title}
              headingId={id}
              href={url || undefined}
              more={url ? messages.all : undefined}
            />
            {teasers.length > 0 && (
              <ul className="stories" role="list">
                {teasers.map((teaser) => (
                  <li key={teaser.id}>
                    <StoryCard teaser={teaser} layout="text" scale="s" kicker="section" />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </EditionBandRoot>
    );
  },
);
