'use client';
import { menuIcon } from '../../components/Icon/icons/interface.ts';
import { safeHref } from '../../domain/url/safe.ts';
import type { NavigationItem } from '../../themes/brand.ts';
import { DateLine } from '../header-parts/DateLine.tsx';
import { HeaderMenu } from '../header-parts/HeaderMenu.tsx';
import { isCurrent } from '../header-parts/MenuList.tsx';
import { SearchForm } from '../header-parts/SearchForm.tsx';
import { SocialLinks } from '../header-parts/SocialLinks.tsx';
import type { SocialLink } from '../header-parts/social.ts';
import { MenMenuRoot } from './MenMenu.styles.ts';

export interface MenMenuProps {
  /** The sections in their order; what is nested under one stands under it. */
  items: readonly NavigationItem[];
  /** Links of a lesser weight, as 'Lo más visto'. */
  more: readonly NavigationItem[];
  social: readonly SocialLink[];
  search: string;
  /** Stands in the empty search field. */
  placeholder: string;
  path: string;
  today: { iso: string; date: string };
  issn?: string | undefined;
}

/** The menu that opens over the whole screen: sections as headlines, the day and the ISSN. @see H6 */
export default function MenMenu({
  items,
  more,
  social,
  search,
  placeholder,
  path,
  today,
  issn,
}: MenMenuProps) {
  const current = (link: string): 'page' | undefined => (isCurrent(link, path) ? 'page' : undefined);
  return (
    <HeaderMenu label="Menú" icon={menuIcon} panel="full" className="men-menu">
      <MenMenuRoot>
        <nav className="sections" aria-label="Todas las secciones">
          <ul role="list">
            {items.map(({ text, link, children = [] }) => (
              <li key={link}>
                <a className="section" href={safeHref(link)} aria-current={current(link)}>
                  {text}
                </a>
                {children.length > 0 && (
                  <ul className="nested" role="list">
                    {children.map((child) => (
                      <li key={child.link}>
                        <a href={safeHref(child.link)} aria-current={current(child.link)}>
                          {child.text}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="side">
          <DateLine iso={today.iso} date={today.date} issn={issn} />
          <SearchForm action={search} placeholder={placeholder} />
          <ul className="more" role="list">
            {more.map(({ text, link }) => (
              <li key={link}>
                <a href={safeHref(link)} aria-current={current(link)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <SocialLinks links={social} />
        </div>
      </MenMenuRoot>
    </HeaderMenu>
  );
}
