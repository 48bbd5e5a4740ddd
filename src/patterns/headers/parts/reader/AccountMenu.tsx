'use client';
import { userIcon } from '../../../../components/Icon/icons/interface.ts';
import { readerName } from '../../../../domain/accounts/reader.ts';
import { AccountMenuRoot } from './AccountMenu.styles.ts';
import { HeaderMenu } from '../menu/HeaderMenu.tsx';
import { ReaderPanel, type AccountMenuProps } from './ReaderPanel.tsx';
import { useReader } from './use-reader.ts';

/** The menu of the reader's account. @see H3, H4 */
export default function AccountMenu(account: AccountMenuProps) {
  const { session, signOut } = useReader(account);
  const name = readerName(session);
  const label = name ? `${account.messages.account}: ${name}` : account.messages.account;
  return (
    <HeaderMenu label={label} icon={userIcon} panel="end" className="account">
      <AccountMenuRoot>
        <ReaderPanel account={account} session={session} onSignOut={signOut} />
      </AccountMenuRoot>
    </HeaderMenu>
  );
}
