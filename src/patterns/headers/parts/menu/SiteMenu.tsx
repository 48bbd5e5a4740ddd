'use client';
import { menuIcon } from '../../../../components/Icon/icons/interface.ts';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { useSentContent } from '../../../../islands/sent-content.ts';
import type { NavigationItem } from '../../../../themes/brand.ts';
import type { HeaderMessages } from '../../../../themes/header-messages.ts';
import { currentLink } from './current.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { MenuReader } from '../reader/MenuReader.tsx';
import { MenuList } from './MenuList.tsx';
import type { AccountMenuProps } from '../reader/ReaderPanel.tsx';
import { SearchForm, type SearchMessages } from '../search/SearchForm.tsx';
import { SiteMenuRoot } from './SiteMenu.styles.ts';
import { SocialLinks } from '../bar/SocialLinks.tsx';
import type { SocialLink } from '../bar/social.ts';

export interface SiteMenuProps {
  /** Every section. Items with children are groups that open. Absent in the browser, which keeps the server's links. */
  items?: readonly NavigationItem[] | undefined;
  /** Of the page, which decides the current link. Absent with the items. */
  path?: string | undefined;
  social: readonly SocialLink[];
  /** The search page's path. */
  search: string;
  /** The button that links to the store, if any. */
  subscribe?: { href: string; text: string } | undefined;
  /** The reader's account at the end of the menu; none without. */
  account?: AccountMenuProps | undefined;
  panel?: 'drawer' | 'drawer-end' | undefined;
  columns?: 'one' | '2' | undefined;
  messages: SearchMessages &
    Pick<HeaderMessages, 'menu' | 'closeMenu' | 'allSections' | 'wholeSection' | 'social'>;
}

/** The hamburger menu: every section, the search, the networks. @see H1, H5, H6 */
export default function SiteMenu({
  items = [],
  path = '/',
  social,
  search,
  subscribe,
  account,
  panel = 'drawer',
  columns = 'one',
  messages,
}: SiteMenuProps) {
  const [sections] = useSentContent('.rt-menu-list') ?? [];
  return (
    <HeaderMenu
      label={messages.menu}
      closeLabel={messages.closeMenu}
      icon={menuIcon}
      panel={panel}
      className="site-menu"
    >
      <SiteMenuRoot>
        <SearchForm action={search} messages={messages} />
        {(sections ?? items.length > 0) && (
          <nav aria-label={messages.allSections}>
            <MenuList
              items={items}
              sent={sections}
              current={currentLink(items, path)}
              wholeSection={messages.wholeSection}
              columns={columns}
              rules
            />
          </nav>
        )}
        {subscribe && (
          <div className="actions">
            <LinkButton href={subscribe.href} variant="alt">
              {subscribe.text}
            </LinkButton>
          </div>
        )}
        {account && <MenuReader {...account} />}
        <SocialLinks links={social} label={messages.social} />
      </SiteMenuRoot>
    </HeaderMenu>
  );
}
