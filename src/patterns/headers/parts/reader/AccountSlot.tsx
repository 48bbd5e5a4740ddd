import { isValidElement } from 'react';
import { Island } from '../../../../islands/Island.tsx';
import type { HeaderWords } from '../../../../themes/header-words.ts';
import type { HeaderProps } from '../header-props.ts';
import { accountMenuIsland } from '../islands.ts';
import type { Account, AccountMenuProps } from './ReaderPanel.tsx';

/** The props of the account's menu in a header with these words. */
export const accountMenuProps = (account: Account, words: HeaderWords): AccountMenuProps => ({
  ...account,
  links: account.links.map((item) => ('word' in item ? { text: words[item.word], link: item.link } : item)),
  words: {
    account: words.account,
    signIn: words.signIn,
    register: words.register,
    subscribe: words.subscribe,
    loading: words.loading,
    noSubscription: words.noSubscription,
    activeSubscription: words.activeSubscription,
    signOut: words.signOut,
  },
});

/** The reader's account in a header: the menu with these props, or an element that replaces it. @see H3 */
export const AccountSlot = ({ account, words }: Pick<HeaderProps, 'account' | 'words'>) =>
  isValidElement(account) ? (
    account
  ) : (
    <Island definition={accountMenuIsland} props={accountMenuProps(account as Account, words)} />
  );
