'use client';
import { userIcon } from '../../components/Icon/icons/interface.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { AccountMenuRoot } from './AccountMenu.styles.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

export interface AccountMenuProps {
  signIn: string;
  register: string;
  subscribe: string;
  labelShown?: boolean;
  /** How this brand says it. */
  words?: { signIn: string; register: string; subscribe: string };
}

const WORDS = { signIn: 'Iniciar Sesión', register: 'Crear cuenta', subscribe: 'Suscribirse' };

/** What an anonymous reader may do. @see H3 */
export default function AccountMenu({
  signIn,
  register,
  subscribe,
  labelShown = false,
  words = WORDS,
}: AccountMenuProps) {
  return (
    <HeaderMenu label="Cuenta" labelShown={labelShown} icon={userIcon} panel="end">
      <AccountMenuRoot>
        <LinkButton href={signIn}>{words.signIn}</LinkButton>
        <LinkButton href={register} variant="secondary">
          {words.register}
        </LinkButton>
        <LinkButton href={subscribe} variant="quiet">
          {words.subscribe}
        </LinkButton>
      </AccountMenuRoot>
    </HeaderMenu>
  );
}
