import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { Island } from '../../islands/Island.tsx';
import { part } from '../../styling/part.ts';
import type { BrandRoutes, Drawing, NavigationItem } from '../../themes/brand.ts';
import { accountMenuIsland, searchToggleIsland, siteMenuIsland } from '../header-parts/islands.ts';
import { isCurrent } from '../header-parts/MenuList.tsx';
import type { SocialLink } from '../header-parts/social.ts';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { WomenHeaderRoot } from './WomenHeader.styles.ts';

export interface WomenHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  name: string;
  wordmark: Drawing;
  /** The row under the wordmark. */
  sections: readonly NavigationItem[];
  /** Every section. */
  menu: readonly NavigationItem[];
  social: readonly SocialLink[];
  routes: Pick<BrandRoutes, 'search' | 'signIn' | 'register' | 'subscribe'>;
  path: string;
  /** On the home page the wordmark is the page's heading. */
  home?: boolean;
}

/** A thin header: the wordmark in the middle of much air, five sections in italics between hairlines. @see H7 */
export const WomenHeader = part<WomenHeaderProps>(
  WomenHeaderRoot,
  function WomenHeader({ name, wordmark, sections, menu, social, routes, path, home = false, ...rest }) {
    const { search, signIn, register, subscribe } = routes;
    const Name = home ? 'h1' : 'p';
    return (
      <WomenHeaderRoot {...rest}>
        <div className="top">
          <div className="start">
            <Island of={siteMenuIsland} props={{ items: menu, path, social, search }} />
          </div>
          <Name className="name">
            <a href="/" aria-current={home ? 'page' : undefined}>
              <Wordmark drawing={wordmark} label={name} />
            </a>
          </Name>
          <div className="end">
            <Island of={searchToggleIsland} props={{ action: search }} />
            <Island of={accountMenuIsland} props={{ signIn, register, subscribe }} />
          </div>
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
      </WomenHeaderRoot>
    );
  },
);
