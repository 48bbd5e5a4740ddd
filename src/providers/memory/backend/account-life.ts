import { Fault } from './request.ts';
import type { Account, BackendState } from './state.ts';
import { endSessions } from './tokens.ts';

/** The letters of an account, by the kind of their secret. */
const LETTERS = ['reset', 'magic', 'verify', 'new-email', 'email-change', 'anonymise'] as const;
type LetterKind = (typeof LETTERS)[number];

/** The parts of an account that an event ends. 'own' is the session of the call; 'must change' lets only a letter sign in. */
interface Ends {
  readonly sessions?: 'own' | 'others' | 'all';
  readonly password?: 'must change' | 'replaced';
  readonly letters?: readonly LetterKind[];
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
    unverified: { letters: ['verify', 'new-email'] },
    verified: 'verified already',
  },
  'magic link opened': {
    proves: true,
    unverified: {
      sessions: 'all',
      password: 'must change',
      // The letter for a new password is in the same mailbox.
      letters: ['magic', 'verify', 'new-email', 'email-change', 'anonymise'],
    },
    verified: { letters: ['magic', 'new-email'] },
  },
  'password reset': {
    proves: true,
    unverified: { sessions: 'all', password: 'replaced', letters: LETTERS },
    verified: { sessions: 'all', password: 'replaced', letters: ['reset', 'magic', 'new-email'] },
  },
  'password changed': always({
    sessions: 'others',
    password: 'replaced',
    letters: ['reset', 'magic', 'new-email'],
  }),
  'address change begun': always({ letters: ['new-email'] }),
  'address change confirmed': {
    proves: true,
    ...always({ letters: ['reset', 'magic', 'verify', 'new-email'] }),
  },
  'address change undone': {
    proves: true,
    ...always({ sessions: 'all', password: 'must change', letters: LETTERS }),
  },
  'signed out': always({ sessions: 'own' }),
  'deletion requested': always({ letters: ['anonymise'] }),
  'deletion declined': always({ letters: ['anonymise'] }),
  deleted: always({ sessions: 'all', letters: LETTERS }),
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
  const { sessions, password, letters = [] } = ends;
  if (sessions === 'all') endSessions(state, account.uuid);
  if (sessions === 'own') endSessions(state, account.uuid, (one) => one === family);
  if (sessions === 'others') endSessions(state, account.uuid, (one) => one !== family);
  if (password !== undefined) account.mustReset = password === 'must change';
  for (const kind of letters) endLetters(state, account, kind);
  if (proves) account.emailVerified = true;
}

function endLetters({ secrets, emailUndos }: BackendState, account: Account, kind: LetterKind): void {
  for (const [key, uuid] of secrets)
    if (uuid === account.uuid && key.startsWith(`${kind}:`)) secrets.delete(key);
  if (kind === 'new-email') account.pendingEmail = undefined;
  if (kind !== 'email-change') return;
  for (const [token, { uuid }] of emailUndos) if (uuid === account.uuid) emailUndos.delete(token);
}
