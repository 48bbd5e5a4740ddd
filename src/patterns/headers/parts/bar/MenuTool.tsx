import { isValidElement } from 'react';
import { Island } from '../../../../islands/Island.tsx';
import type { HeaderProps } from '../header-props.ts';
import { siteMenuIsland } from '../menu/site-menu-island.ts';
import type { SiteMenuProps } from '../menu/SiteMenu.tsx';
import { accountMenuProps } from '../reader/AccountSlot.tsx';
import type { HeaderAccount } from '../reader/ReaderPanel.tsx';
import { searchMessages } from '../search/search-messages.ts';

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
