import { Fault } from './request.ts';
import type { Account, BackendState } from './state.ts';
import { endSessions } from './tokens.ts';

/** The e-mails of an account, by the kind of their secret. */
const EMAILS = ['reset', 'magic', 'verify', 'new-email', 'email-change', 'anonymise'] as const;
type EmailLinkKind = (typeof EMAILS)[number];

/** The parts of an account that an event ends. 'own' is the session of the call; 'must change' lets only an e-mail sign in. */
interface Ends {
  readonly sessions?: 'own' | 'others' | 'all';
  readonly password?: 'must change' | 'replaced';
  readonly emailLinks?: readonly EmailLinkKind[];
}

interface AccountEvent {
  /** The owner of the mailbox acts: the address is verified from now on. */
  readonly proves?: true;
  /** On an account whose address was never proved. */
  readonly unverified: Ends;
  /** On one whose address is proved; 'verified already' refuses the event. */
  readonly verified: Ends | 'verified already';
}

const always = (ends: Ends): Pick<AccountEvent, 'unverified' | 'verified'> => ({
  unverified: ends,
  verified: ends,
});

/** The life of an account: what each event ends. `describeIdentityContract` tests every cell. */
const ACCOUNT_LIFE = {
  'address verified': {
    proves: true,
    unverified: { emailLinks: ['verify', 'new-email'] },
    verified: 'verified already',
  },
  'magic link opened': {
    proves: true,
    unverified: {
      sessions: 'all',
      password: 'must change',
      // The e-mail for a new password is in the same mailbox.
      emailLinks: ['magic', 'verify', 'new-email', 'email-change', 'anonymise'],
    },
    verified: { emailLinks: ['magic', 'new-email'] },
  },
  'password reset': {
    proves: true,
    unverified: { sessions: 'all', password: 'replaced', emailLinks: EMAILS },
    verified: { sessions: 'all', password: 'replaced', emailLinks: ['reset', 'magic', 'new-email'] },
  },
  'password changed': always({
    sessions: 'others',
    password: 'replaced',
    emailLinks: ['reset', 'magic', 'new-email'],
  }),
  'address change begun': always({ emailLinks: ['new-email'] }),
  'address change confirmed': {
    proves: true,
    ...always({ emailLinks: ['reset', 'magic', 'verify', 'new-email'] }),
  },
  'address change undone': {
    proves: true,
    ...always({ sessions: 'all', password: 'must change', emailLinks: EMAILS }),
  },
  'signed out': always({ sessions: 'own' }),
  'deletion requested': always({ emailLinks: ['anonymise'] }),
  'deletion declined': always({ emailLinks: ['anonymise'] }),
  deleted: always({ sessions: 'all', emailLinks: EMAILS }),
} as const satisfies Record<string, AccountEvent>;

/**
 * Carries out an event of the table.
 * @param family the session of the call
 * @throws Fault if the state of the account refuses the event
 */
export function happen(
  state: BackendState,
  account: Account,
  event: keyof typeof ACCOUNT_LIFE,
  family = '',
): void {
  const { proves, ...states }: AccountEvent = ACCOUNT_LIFE[event];
  const ends = states[account.emailVerified ? 'verified' : 'unverified'];
  if (ends === 'verified already') throw new Fault(400, '300050', 'The e-mail is already verified');
  const { sessions, password, emailLinks = [] } = ends;
  if (sessions === 'all') endSessions(state, account.uuid);
  if (sessions === 'own') endSessions(state, account.uuid, (one) => one === family);
  if (sessions === 'others') endSessions(state, account.uuid, (one) => one !== family);
  if (password !== undefined) account.mustReset = password === 'must change';
  for (const kind of emailLinks) endEmailLinks(state, account, kind);
  if (proves) account.emailVerified = true;
}

function endEmailLinks({ secrets, emailUndos }: BackendState, account: Account, kind: EmailLinkKind): void {
  for (const [key, uuid] of secrets)
    if (uuid === account.uuid && key.startsWith(`${kind}:`)) secrets.delete(key);
  if (kind === 'new-email') account.pendingEmail = undefined;
  if (kind !== 'email-change') return;
  for (const [token, { uuid }] of emailUndos) if (uuid === account.uuid) emailUndos.delete(token);
}
