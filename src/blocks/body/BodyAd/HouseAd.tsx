import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { TermsNote } from '../terms-note/TermsNote.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { HouseAdRoot } from './HouseAd.styles.ts';

/** Plain data, because the page's ETag includes it. */
export interface HouseAdProps extends RootProps<'div'> {
  /** The advertiser: the brand or its newsletter. */
  name: string;
  title: string;
  text: string;
  button: string;
  href: string;
  /** The terms of the offer, for the footnote of a text with an asterisk. */
  terms?: string | undefined;
  tone?: 'plain' | 'accent' | 'inverse' | undefined;
  /** Fills the height of a slot of the size group `GP4`. */
  tall?: boolean | undefined;
  /** Whether it sells the subscription: `BodyAd` leaves such an ad out for subscribers. */
  sells?: boolean | undefined;
}

/** An ad of the publisher without pictures, for unsold slots. @see B12 */
export const HouseAd = styleable<HouseAdProps>(
  HouseAdRoot,
  function HouseAd({ name, title, text, button, href, terms = '', tone = 'plain', tall, sells, ...rest }) {
    return (
      <HouseAdRoot data-tone={tone} data-tall={tall || undefined} data-sells={sells || undefined} {...rest}>
        <div className="creative">
          <Kicker tone="inherit">{name}</Kicker>
          <p className="title">{title}</p>
          <p className="text">{text}</p>
          <LinkButton href={href} variant={tone === 'plain' ? 'alt' : 'secondary'} rel="nofollow">
            {button}
          </LinkButton>
          <TermsNote of={text} href={terms} />
        </div>
      </HouseAdRoot>
    );
  },
);
