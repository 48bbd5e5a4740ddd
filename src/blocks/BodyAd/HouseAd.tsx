import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { HouseAdRoot } from './HouseAd.styles.ts';

/** Plain data: a page's ETag is made of it. */
export interface HouseAdProps {
  /** Who speaks: the brand, its newsletter. */
  name: string;
  title: string;
  text: string;
  button: string;
  href: string;
  tone?: 'plain' | 'accent' | 'inverse';
}

/** An ad of the publisher's own, made of type alone: what fills a place that nobody bought. @see B12 */
export function HouseAd({ name, title, text, button, href, tone = 'plain' }: HouseAdProps) {
  return (
    <HouseAdRoot data-tone={tone}>
      <div className="creative">
        <p className="name">{name}</p>
        <p className="title">{title}</p>
        <p className="text">{text}</p>
        <LinkButton href={href} variant={tone === 'plain' ? 'alt' : 'secondary'} rel="nofollow">
          {button}
        </LinkButton>
      </div>
    </HouseAdRoot>
  );
}
