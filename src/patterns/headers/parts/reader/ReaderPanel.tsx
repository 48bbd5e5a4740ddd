import { Button } from '../../../../components/Button/Button.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { readerName, readerState } from '../../../../domain/accounts/reader.ts';
import type { Session } from '../../../../domain/accounts/session.ts';
import { safeHref } from '../../../../domain/url/safe.ts';
import type { BrandAccountMenu, NavigationItem } from '../../../../themes/brand.ts';
import type { HeaderMessages } from '../../../../themes/header-messages.ts';
import { MenuRenewal } from './MenuRenewal.tsx';
import { ReaderPanelRoot } from './ReaderPanel.styles.ts';

/** The account of a brand: its menu, and addresses of all states of a reader. */
export interface HeaderAccount extends Omit<BrandAccountMenu, 'links'> {
  home: string;
  signIn: string;
  register: string;
  subscribe: string;
  profile: string;
  /** Links of a signed-in reader: by a word of the header, or with their own text. */
  links: readonly ({ word: BrandAccountMenu['links'][number]; link: string } | NavigationItem)[];
}

/** The same with the words of a header. */
export interface AccountMenuProps extends Omit<HeaderAccount, 'links'> {
  links: readonly NavigationItem[];
  messages: Pick<
    HeaderMessages,
    | 'account'
    | 'signIn'
    | 'register'
    | 'subscribe'
    | 'loading'
    | 'noSubscription'
    | 'activeSubscription'
    | 'signOut'
  >;
}

export interface ReaderPanelProps {
  account: AccountMenuProps;
  session: Session;
  onSignOut: () => void;
}

/** The account actions in each of the reader's states. @see H3, H4, H5 */
export function ReaderPanel({ account, session, onSignOut }: ReaderPanelProps) {
  const { signIn, register, subscribe, profile, links, status, messages } = account;
  const state = readerState(session);
  if (!session.user) {
    return (
      <ReaderPanelRoot data-state={state}>
        {state === 'unknown' ? (
          <p role="status">{messages.loading}</p>
        ) : (
          <>
            <LinkButton href={signIn}>{messages.signIn}</LinkButton>
            <LinkButton href={register} variant="secondary">
              {messages.register}
            </LinkButton>
            <LinkButton href={subscribe} variant="quiet">
              {messages.subscribe}
            </LinkButton>
          </>
        )}
      </ReaderPanelRoot>
    );
  }
  const subscription = {
    unknown: messages.loading,
    registered: messages.noSubscription,
    subscriber: messages.activeSubscription,
    anonymous: '',
  }[state];
  return (
    <ReaderPanelRoot data-state={state}>
      <a className="name" href={safeHref(profile)}>
        {readerName(session)}
      </a>
      {status && <p role="status">{subscription}</p>}
      <MenuRenewal session={session} />
      {status && state === 'registered' && (
        <LinkButton href={subscribe} variant="alt">
          {messages.subscribe}
        </LinkButton>
      )}
      <ul role="list">
        {links.map(({ text, link }) => (
          <li key={link}>
            <a href={safeHref(link)}>{text}</a>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onSignOut}>
        {messages.signOut}
      </Button>
    </ReaderPanelRoot>
  );
}
