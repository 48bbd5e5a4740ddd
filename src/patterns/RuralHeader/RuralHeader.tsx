import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import { Island } from '../../islands/Island.tsx';
import type { BrandRoutes, Drawing, NavigationItem } from '../../themes/brand.ts';
import { accountMenuIsland, searchToggleIsland, siteMenuIsland } from '../header-parts/islands.ts';
import { isCurrent } from '../header-parts/MenuList.tsx';
import type { SocialLink } from '../header-parts/social.ts';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { RuralHeaderRoot } from './RuralHeader.styles.ts';

export interface RuralHeaderProps {
  name: string;
  tagline: string;
  wordmark: Drawing;
  sections: readonly NavigationItem[];
  menu: readonly NavigationItem[];
  social: readonly SocialLink[];
  routes: Pick<BrandRoutes, 'search' | 'signIn' | 'register' | 'subscribe'>;
  /** The path of the page, to mark where the reader is; on the home page the name is the heading. */
  path: string;
}

/** A furrow drawn by hand: long, a little uneven, and stretched to the page. */
const FURROW =
  'M1 6C60 2 96 9 160 5s92-3 150 1 104 3 168-1 110-2 160 2 96 2 150-1 112-3 170 1 90 3 130 0 70-2 111 0';

/** The wordmark with its line on warm paper, a furrow under it, and the sections as round tabs. @see H7 */
export function RuralHeader({
  name,
  tagline,
  wordmark,
  sections,
  menu,
  social,
  routes,
  path,
}: RuralHeaderProps) {
  const Name = path === '/' ? 'h1' : 'div';
  return (
    <RuralHeaderRoot>
      <div className="top">
        <Name className="home">
          <a href="/" aria-current={path === '/' ? 'page' : undefined}>
            <Wordmark drawing={wordmark} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </Name>
        <p className="tagline">{tagline}</p>
        <div className="tools">
          <Island of={searchToggleIsland} props={{ action: routes.search }} />
          <Island
            of={accountMenuIsland}
            props={{ signIn: routes.signIn, register: routes.register, subscribe: routes.subscribe }}
          />
          <Island
            of={siteMenuIsland}
            props={{ items: menu, path, social, search: routes.search, panel: 'drawer-end' as const }}
          />
          <LinkButton className="subscribe" href={routes.subscribe} variant="alt">
            Suscríbase
          </LinkButton>
        </div>
      </div>
      <div className="furrow" aria-hidden="true">
        <svg viewBox="0 0 1200 10" preserveAspectRatio="none">
          <path d={FURROW} />
        </svg>
      </div>
      <nav className="sections" aria-label="Secciones">
        <ul role="list">
          {sections.map(({ text, link }) => (
            <li key={link}>
              <a href={safeHref(link)} aria-current={isCurrent(link, path) ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </RuralHeaderRoot>
  );
}
