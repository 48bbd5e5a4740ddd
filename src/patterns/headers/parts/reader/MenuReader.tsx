import { ReaderPanel, type AccountMenuProps } from './ReaderPanel.tsx';
import { useReader } from './use-reader.ts';

/** The reader's account within a menu. It also says whether there is a subscription. @see H5 */
export function MenuReader(account: AccountMenuProps) {
  const { session, signOut } = useReader(account);
  return <ReaderPanel account={{ ...account, status: true }} session={session} onSignOut={signOut} />;
}
