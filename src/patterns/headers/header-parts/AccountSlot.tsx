import { isValidElement, type ReactElement } from 'react';
import { Island } from '../../../islands/Island.tsx';
import { accountMenuIsland } from './islands.ts';
import type { Account } from './ReaderPanel.tsx';

/** The reader's account in a header: the menu with these props, or an element that replaces it. @see H3 */
export const AccountSlot = ({ account }: { account: Account | ReactElement }) =>
  isValidElement(account) ? account : <Island definition={accountMenuIsland} props={account as Account} />;
