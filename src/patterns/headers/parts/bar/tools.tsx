import { isValidElement } from 'react';
import { Island } from '../../../../islands/Island.tsx';
import { accountMenuProps } from '../reader/AccountSlot.tsx';
import type { HeaderProps } from '../header-props.ts';
import { fullMenuIsland, searchToggleIsland, siteMenuIsland } from '../islands.ts';
import type { HeaderAccount } from '../reader/ReaderPanel.tsx';
import type { SearchMessages } from '../search/SearchForm.tsx';
import type { SiteMenuProps } from '../menu/SiteMenu.tsx';

const searchMessages = ({ search, searchSite, searchPlaceholder }: SearchMessages): SearchMessages => ({
  search,
  searchSite,
  searchPlaceholder,
});

/** The search of a header, behind a magnifying glass. */
export const SearchTool = ({ routes, messages }: Pick<HeaderProps, 'routes' | 'messages'>) => (
  <Island
    definition={searchToggleIsland}
    props={{ action: routes.search, messages: searchMessages(messages) }}
  />
);

export interface MenuToolProps extends Pick<SiteMenuProps, 'panel' | 'columns'> {
  header: Pick<HeaderProps, 'menu' | 'path' | 'social' | 'routes' | 'messages' | 'account'>;
  /** Whether the menu ends with the button that links to the store. */
  subscribe?: boolean | undefined;
  /** Whether the menu ends with the reader's account, for a header that does not always show the account menu. */
  reader?: boolean | undefined;
}

/** The menu of a header, with every section of the site. */
export function MenuTool({ header, subscribe = false, reader = false, ...placing }: MenuToolProps) {
  const { menu, path, social, routes, messages, account } = header;
  const { menu: label, closeMenu, allSections, wholeSection, social: networks } = messages;
  return (
    <Island
      definition={siteMenuIsland}
      props={{
        items: menu,
        path,
        social,
        search: routes.search,
        ...(subscribe && { subscribe: { href: routes.subscribe, text: messages.subscribe } }),
        ...(reader &&
          !isValidElement(account) && { account: accountMenuProps(account as HeaderAccount, messages) }),
        messages: {
          menu: label,
          closeMenu,
          allSections,
          wholeSection,
          social: networks,
          ...searchMessages(messages),
        },
        ...placing,
      }}
    />
  );
}

/** The full-screen menu, with the date and the ISSN. */
export function FullMenuTool({
  sections,
  more,
  social,
  routes,
  path,
  today,
  issn,
  messages,
}: Pick<HeaderProps, 'sections' | 'more' | 'social' | 'routes' | 'path' | 'today' | 'issn' | 'messages'>) {
  const { menu, closeMenu, allSections, social: networks } = messages;
  return (
    <Island
      definition={fullMenuIsland}
      props={{
        items: sections,
        more,
        social,
        search: routes.search,
        path,
        today,
        issn,
        messages: { menu, closeMenu, allSections, social: networks, ...searchMessages(messages) },
      }}
    />
  );
}
