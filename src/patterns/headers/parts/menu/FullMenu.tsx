'use client';
import { menuIcon } from '../../../../components/Icon/icons/interface.ts';
import { safeHref } from '../../../../domain/url/safe.ts';
import { useSentContent } from '../../../../islands/sent-content.ts';
import type { NavigationItem } from '../../../../themes/brand.ts';
import type { HeaderMessages } from '../../../../themes/header-messages.ts';
import { ariaCurrent, currentLink } from './current.ts';
import { DateLine } from '../bar/DateLine.tsx';
import { FullMenuRoot } from './FullMenu.styles.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { SearchForm, type SearchMessages } from '../search/SearchForm.tsx';
import { SectionLink } from './SectionNav.tsx';
import type { SocialLink } from '../bar/social.ts';
import { SocialLinks } from '../bar/SocialLinks.tsx';

export interface FullMenuProps {
  /** The sections in order, with nested ones below their parents. Absent in the browser, which keeps the server's links. */
  items?: readonly NavigationItem[] | undefined;
  /** Less prominent links, such as 'Lo más visto'. Absent with the sections. */
  more?: readonly NavigationItem[] | undefined;
  social: readonly SocialLink[];
  search: string;
  /** Of the page, which decides the current link. Absent with the sections. */
  path?: string | undefined;
  today: { iso: string; date: string };
  issn?: string | undefined;
  messages: SearchMessages & Pick<HeaderMessages, 'menu' | 'closeMenu' | 'allSections' | 'social'>;
}

/** The full-screen menu: sections as headlines, the date and the ISSN. @see H6 */
export default function FullMenu({
  items = [],
  more = [],
  social,
  search,
  path = '/',
  today,
  issn,
  messages,
}: FullMenuProps) {
  const current = currentLink([...items, ...more], path);
  const [sections] = useSentContent('.sections > ul') ?? [];
  const [others] = useSentContent('ul.more') ?? [];
  const section = ({ text, link, children = [] }: NavigationItem) => (
    <li key={link}>
      <a className="section" href={safeHref(link)} aria-current={ariaCurrent(link, current)}>
        {text}
      </a>
      {children.length > 0 && (
        <ul className="nested" role="list">
          {children.map((child) => (
            <li key={child.link}>
              <SectionLink item={child} current={current} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
  const other = (item: NavigationItem) => (
    <li key={item.link}>
      <SectionLink item={item} current={current} />
    </li>
  );
  return (
    <HeaderMenu label={messages.menu} closeLabel={messages.closeMenu} icon={menuIcon} panel="full">
      <FullMenuRoot>
        {(sections ?? items.length > 0) && (
          <nav className="sections" aria-label={messages.allSections}>
            <ul role="list" {...(sections ?? { children: items.map(section) })} />
          </nav>
        )}
        <div className="side">
          <DateLine iso={today.iso} date={today.date} issn={issn} />
          <SearchForm action={search} messages={messages} />
          {(others ?? more.length > 0) && (
            <ul className="more" role="list" {...(others ?? { children: more.map(other) })} />
          )}
          <SocialLinks links={social} label={messages.social} />
        </div>
      </FullMenuRoot>
    </HeaderMenu>
  );
}
