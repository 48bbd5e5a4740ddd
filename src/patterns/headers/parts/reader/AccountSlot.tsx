import { isValidElement } from 'react';
import { Island } from '../../../../islands/Island.tsx';
import type { HeaderMessages } from '../../../../themes/header-messages.ts';
import type { HeaderProps } from '../header-props.ts';
import { accountMenuIsland } from './account-menu-island.ts';
import type { HeaderAccount, AccountMenuProps } from './ReaderPanel.tsx';

/** The props of the account's menu in a header with these words. */
export const accountMenuProps = (account: HeaderAccount, messages: HeaderMessages): AccountMenuProps => ({
  ...account,
  links: account.links.map((item) =>
    'word' in item ? { text: messages[item.word], link: item.link } : item,
  ),
  messages: {
    account: messages.account,
    signIn: messages.signIn,
    register: messages.register,
    subscribe: messages.subscribe,
    loading: messages.loading,
    noSubscription: messages.noSubscription,
    activeSubscription: messages.activeSubscription,
    signOut: messages.signOut,
  },
});

/** The reader's account in a header: the menu with these props, or an element that replaces it. @see H3 */
export const AccountSlot = ({ account, messages }: Pick<HeaderProps, 'account' | 'messages'>) =>
  isValidElement(account) ? (
    account
  ) : (
    <Island definition={accountMenuIsland} props={accountMenuProps(account as HeaderAccount, messages)} />
  );
