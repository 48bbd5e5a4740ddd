import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Island } from '../../islands/Island.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import type { BrandConfig } from '../../themes/brand.ts';
import { DateLine } from '../header-parts/DateLine.tsx';
import {
  accountMenuIsland,
  moreMenuIsland,
  searchToggleIsland,
  siteMenuIsland,
} from '../header-parts/islands.ts';
import { isCurrent } from '../header-parts/MenuList.tsx';
import { socialLinks } from '../header-parts/social.ts';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { WeeklyHeaderRoot } from './WeeklyHeader.styles.ts';

export interface WeeklyHeaderProps {
  brand: Pick<BrandConfig, 'name' | 'wordmark' | 'navigation' | 'routes' | 'properties' | 'issn'>;
  /** The path of the page. */
  path: string;
  /** The day: ISO 8601, and in words with its weekday. */
  iso: string;
  date: string;
  /** Normal, Oscuro, Transparente. */
  mode?: 'normal' | 'dark' | 'transparent';
}

const NETWORKS = ['youtube', 'tiktok', 'x', 'facebook', 'instagram'] as const;

/** The weekly's masthead over the bar that stays: menu, sections with 'Más', search, account. @see H1 H3 */
export function WeeklyHeader({ brand, path, iso, date, mode = 'normal' }: WeeklyHeaderProps) {
  const { name, wordmark, navigation, routes, properties, issn } = brand;
  const home = path === '/';
  return (
    <WeeklyHeaderRoot data-mode={mode}>
      {home && (
        <VisuallyHidden>
          <h1>{name}</h1>
        </VisuallyHidden>
      )}
      <div className="masthead">
        <DateLine iso={iso} date={date} issn={issn} />
        <a className="wordmark-link" href="/" aria-label={`${name}, inicio`}>
          <Wordmark drawing={wordmark} />
        </a>
        <a className="subscribe" href={safeHref(routes.subscribe)}>
          Suscribirse
        </a>
      </div>
      <div className="bar">
        <div className="inside">
          <Island
            of={siteMenuIsland}
            props={{
              items: navigation.menu,
              path,
              social: socialLinks(properties, NETWORKS),
              search: routes.search,
              subscribe: routes.subscribe,
              columns: '2',
            }}
          />
          <a className="compact" href="/" aria-label={`${name}, inicio`}>
            <Wordmark drawing={wordmark} />
          </a>
          <nav className="sections" aria-label="Secciones">
            <ul role="list">
              {navigation.main.map(({ text, link }) => (
                <li key={link}>
                  <a href={safeHref(link)} aria-current={isCurrent(link, path) ? 'page' : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
            <Island
              of={moreMenuIsland}
              props={{ label: 'Más', items: navigation.more, path, panel: 'end' }}
            />
          </nav>
          <div className="tools">
            <Island of={searchToggleIsland} props={{ action: routes.search }} />
            <Island
              of={accountMenuIsland}
              props={{ signIn: routes.signIn, register: routes.register, subscribe: routes.subscribe }}
            />
          </div>
        </div>
      </div>
    </WeeklyHeaderRoot>
  );
}
