import { Button } from 'rotativa/components/Button';
import { LinkButton } from 'rotativa/components/LinkButton';
import type { Reader } from '../server/readers.ts';

/** The reader in the header: a link to sign in, or the name with a button that ends the session. No script is needed. */
export const Account = ({ reader, signIn }: { reader: Reader | undefined; signIn: string }) =>
  reader ? (
    <form method="post" action="/salir/">
      <Button type="submit" variant="quiet" size="small" title={reader.email}>
        Salir
      </Button>
    </form>
  ) : (
    <LinkButton href={signIn} variant="quiet" size="small" rel="nofollow">
      Entrar
    </LinkButton>
  );
