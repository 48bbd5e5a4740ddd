import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { EventDate } from '../../domain/event/when.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { Island } from '../../islands/Island.tsx';
import type { BrandRoutes, Drawing, NavigationItem } from '../../themes/brand.ts';
import { accountMenuIsland, searchToggleIsland, siteMenuIsland } from '../header-parts/islands.ts';
import { isCurrent } from '../header-parts/MenuList.tsx';
import type { SocialLink } from '../header-parts/social.ts';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { ForumsHeaderRoot } from './ForumsHeader.styles.ts';

/** The forum that the header announces. */
export interface AnnouncedEvent {
  url: string;
  /** ISO 8601 with its zone. */
  starts: string;
  date: EventDate;
  city: string;
}

export interface ForumsHeaderProps {
  name: string;
  wordmark: Drawing;
  sections: readonly NavigationItem[];
  menu: readonly NavigationItem[];
  social: readonly SocialLink[];
  routes: Pick<BrandRoutes, 'search' | 'signIn' | 'register' | 'subscribe'>;
  /** The path of the page, to mark where the reader is; on the home page the name is the heading. */
  path: string;
  next?: AnnouncedEvent | undefined;
}

/** The wordmark, the next forum's date in numerals, and the sections in a ruled row. @see H7 */
export function ForumsHeader({
  name,
  wordmark,
  sections,
  menu,
  social,
  routes,
  path,
  next,
}: ForumsHeaderProps) {
  const Name = path === '/' ? 'h1' : 'div';
  return (
    <ForumsHeaderRoot>
      <div className="top">
        <Name className="home">
          <a href="/" aria-current={path === '/' ? 'page' : undefined}>
            <Wordmark drawing={wordmark} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </Name>
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
        </div>
        {next && (
          <a className="next" href={safeHref(next.url)}>
            <span className="what">Próximo foro</span>
            <time dateTime={next.starts}>{next.date.numerals}</time>
            <span className="where">{next.city}</span>
          </a>
        )}
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
          {next && (
            <li className="act">
              <a href={safeHref(next.url)}>Inscríbase</a>
            </li>
          )}
        </ul>
      </nav>
    </ForumsHeaderRoot>
  );
}
