import { userIcon } from 'rotativa/components/Icon';
import { IconLink } from 'rotativa/components/IconLink';
import type { Reader } from '../server/readers.ts';

/** The reader in the header: a link to the page to sign in, which is that of the account for a reader with a session. */
export const Account = ({ reader, signIn }: { reader: Reader | undefined; signIn: string }) => (
  <IconLink icon={userIcon} label={reader ? 'Mi cuenta' : 'Entrar'} href={signIn} rel="nofollow" />
);
