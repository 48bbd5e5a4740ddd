import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import { Island } from '../../islands/Island.tsx';
import type { BrandConfig, NavigationItem } from '../../themes/brand.ts';
import { DateLine } from '../header-parts/DateLine.tsx';
import {
  accountMenuIsland,
  moreMenuIsland,
  searchToggleIsland,
  siteMenuIsland,
} from '../header-parts/islands.ts';
import { isCurrent } from '../header-parts/MenuList.tsx';
import { socialLinks } from '../header-parts/social.ts';
import { SocialLinks } from '../header-parts/SocialLinks.tsx';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { DailyHeaderRoot } from './DailyHeader.styles.ts';

export interface DailyHeaderProps {
  brand: Pick<
    BrandConfig,
    'name' | 'tagline' | 'wordmark' | 'navigation' | 'routes' | 'properties' | 'features'
  >;
  path: string;
  /** The day: ISO 8601, and in words. */
  iso: string;
  date: string;
}

const NETWORKS = ['facebook', 'x', 'instagram', 'whatsapp', 'youtube'] as const;

/** How the daily says it. @see 002 §2 */
const WORDS = { signIn: 'Inicia sesión', register: 'Crea cuenta', subscribe: 'Suscríbete' };

function BarItem({ item: { text, link, children }, path }: { item: NavigationItem; path: string }) {
  if (!children) {
    return (
      <a href={safeHref(link)} aria-current={isCurrent(link, path) ? 'page' : undefined}>
        {text}
      </a>
    );
  }
  const items = link.startsWith('/') ? [{ text: `Todo en ${text}`, link }, ...children] : children;
  return <Island of={moreMenuIsland} props={{ label: text, items, path, columns: 'rows' }} />;
}

/** The regional daily's utility line and masthead over the blue bar that stays. @see H4 H5 */
export function DailyHeader({ brand, path, iso, date }: DailyHeaderProps) {
  const { name, tagline, wordmark, navigation, routes, properties, features } = brand;
  const home = path === '/';
  const social = socialLinks(properties, NETWORKS);
  return (
    <DailyHeaderRoot>
      {home && (
        <VisuallyHidden>
          <h1>{name}</h1>
        </VisuallyHidden>
      )}
      <div className="utility">
        <div className="inside">
          <DateLine iso={iso} date={date} />
          <SocialLinks links={social} size="small" />
          <a className="account" href={safeHref(routes.signIn)}>
            {WORDS.signIn}
          </a>
        </div>
      </div>
      <div className="masthead">
        <div className="inside">
          <a className="wordmark-link" href="/" aria-label={`${name}, inicio`}>
            <Wordmark drawing={wordmark} />
          </a>
          {home && features.anniversarySeal && (
            <p className="seal">
              <b>75</b> <span>años contando</span> <span>la región</span>
            </p>
          )}
          <p className="tagline">{tagline}</p>
        </div>
      </div>
      <div className="bar">
        <div className="inside">
          <a className="compact" href="/" aria-label={`${name}, inicio`}>
            <Wordmark drawing={wordmark} />
          </a>
          <nav className="sections" aria-label="Secciones">
            <ul role="list">
              {[...navigation.main, ...navigation.more].map((item) => (
                <li key={item.text}>
                  <BarItem item={item} path={path} />
                </li>
              ))}
            </ul>
          </nav>
          <a className="subscribe" href={safeHref(routes.subscribe)}>
            {WORDS.subscribe}
          </a>
          <div className="mobile">
            <Island of={searchToggleIsland} props={{ action: routes.search }} />
          </div>
          <Island
            of={accountMenuIsland}
            props={{
              signIn: routes.signIn,
              register: routes.register,
              subscribe: routes.subscribe,
              words: WORDS,
            }}
          />
          <div className="mobile">
            <Island
              of={siteMenuIsland}
              props={{
                items: navigation.menu,
                path,
                social,
                search: routes.search,
                subscribe: routes.subscribe,
                panel: 'drawer-end',
              }}
            />
          </div>
        </div>
      </div>
    </DailyHeaderRoot>
  );
}
