import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { Island } from '../../islands/Island.tsx';
import { part } from '../../styling/part.ts';
import type { BrandRoutes, Drawing, NavigationItem } from '../../themes/brand.ts';
import { accountMenuIsland, searchToggleIsland } from '../header-parts/islands.ts';
import { isCurrent } from '../header-parts/MenuList.tsx';
import type { SocialLink } from '../header-parts/social.ts';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { menMenuIsland } from './islands.ts';
import { MenHeaderRoot } from './MenHeader.styles.ts';

export interface MenHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  name: string;
  wordmark: Drawing;
  sections: readonly NavigationItem[];
  /** Links of a lesser weight, as 'Lo más visto'. */
  more: readonly NavigationItem[];
  social: readonly SocialLink[];
  routes: Pick<BrandRoutes, 'search' | 'signIn' | 'register' | 'subscribe'>;
  path: string;
  /** The day, for machines and in words. */
  today: { iso: string; date: string };
  issn?: string | undefined;
  /** On the home page the wordmark is the page's heading. */
  home?: boolean;
}

/** @see 002 §2 */
const searchIn = (name: string): string => `Busca en ${name}`;

/** A black bar that stays: the menu, the wordmark, the search. Everything else is in the menu. @see H6 002 §2 */
export const MenHeader = part<MenHeaderProps>(
  MenHeaderRoot,
  function MenHeader({
    name,
    wordmark,
    sections,
    more,
    social,
    routes,
    path,
    today,
    issn,
    home = false,
    ...rest
  }) {
    const { search, signIn, register, subscribe } = routes;
    const Name = home ? 'h1' : 'p';
    return (
      <MenHeaderRoot data-mode="dark" {...rest}>
        <div className="start">
          <Island
            of={menMenuIsland}
            props={{ items: sections, more, social, search, placeholder: searchIn(name), path, today, issn }}
          />
        </div>
        <Name className="name">
          <a href="/" aria-current={home ? 'page' : undefined}>
            <Wordmark drawing={wordmark} label={name} />
          </a>
        </Name>
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
        <div className="end">
          <Island of={searchToggleIsland} props={{ action: search, placeholder: searchIn(name) }} />
          <Island of={accountMenuIsland} props={{ signIn, register, subscribe }} />
        </div>
      </MenHeaderRoot>
    );
  },
);
