import { expect, it } from 'vitest';
import { CONTRACT_PASSWORD, newEmail, signUp, type Browser, type ContractWorld } from './world.ts';

const NEW_PASSWORD = 'Sabana2027';
const EMAILS = ['reset', 'magic', 'verify', 'new-email', 'email-change', 'anonymise'] as const;
type EmailLink = (typeof EMAILS)[number];

/** The parts of an account that are left after an event. */
interface Left {
  /** The session of the call, and another one. */
  readonly own?: false;
  readonly other?: false;
  /** The code with which the old password is refused. */
  readonly password?: '300037' | '110010';
  readonly ended?: readonly EmailLink[];
}

interface Standing {
  readonly email: string;
  readonly own: Browser;
  readonly other: Browser;
  /** The browser that opens the e-mails. */
  readonly mailbox: Browser;
  readonly emailLinks: Readonly<Record<EmailLink, string>>;
}

interface AccountEvent {
  readonly act: (of: Standing) => Promise<unknown>;
  /** The e-mail that it uses up. */
  readonly uses?: EmailLink;
  readonly unverified: Left;
  readonly verified: Left;
}

const always = (left: Left): Pick<AccountEvent, 'unverified' | 'verified'> => ({
  unverified: left,
  verified: left,
});

/** Every event, and what it leaves of an account whose address was never proved, and of one whose address was. */
const EVENTS: Record<string, AccountEvent> = {
  'address verified': {
    act: ({ mailbox, emailLinks }) => mailbox.identity.verifyEmail(emailLinks.verify),
    unverified: { ended: ['verify', 'new-email'] },
    // There is no such e-mail.
    verified: {},
  },
  'magic link opened': {
    act: ({ mailbox, emailLinks }) => mailbox.identity.redeemMagicLink(emailLinks.magic),
    unverified: {
      own: false,
      other: false,
      password: '300037',
      ended: ['magic', 'verify', 'new-email', 'email-change', 'anonymise'],
    },
    verified: { ended: ['magic', 'new-email'] },
  },
  'password reset': {
    act: ({ mailbox, emailLinks }) => mailbox.identity.resetPassword(emailLinks.reset, NEW_PASSWORD),
    unverified: { own: false, other: false, password: '110010', ended: EMAILS },
    verified: { own: false, other: false, password: '110010', ended: ['reset', 'magic', 'new-email'] },
  },
  'password changed': {
    act: ({ own }) =>
      own.identity.updatePassword({ oldPassword: CONTRACT_PASSWORD, newPassword: NEW_PASSWORD }),
    ...always({ other: false, password: '110010', ended: ['reset', 'magic', 'new-email'] }),
  },
  'address change begun': {
    act: ({ own }) => own.identity.updateProfile({ email: newEmail(), currentPassword: CONTRACT_PASSWORD }),
    ...always({ ended: ['new-email'] }),
  },
  'address change confirmed': {
    act: ({ mailbox, emailLinks }) => mailbox.identity.verifyEmail(emailLinks['new-email']),
    // The old address no longer signs in.
    ...always({ password: '110010', ended: ['reset', 'magic', 'verify', 'new-email'] }),
  },
  'address change undone': {
    act: ({ mailbox, emailLinks }) => mailbox.identity.undoEmailChange(emailLinks['email-change']),
    ...always({ own: false, other: false, password: '300037', ended: EMAILS }),
  },
  'signed out': { act: ({ own }) => own.identity.logout(), ...always({ own: false }) },
  'deletion requested': {
    act: ({ own }) => own.identity.requestDeletion(),
    ...always({ ended: ['anonymise'] }),
  },
  'deletion declined': {
    act: ({ own, emailLinks }) => own.identity.declineDeletion(emailLinks.anonymise, 'Me quedo'),
    ...always({ ended: ['anonymise'] }),
  },
  deleted: {
    act: ({ own, emailLinks }) => own.identity.approveDeletion(emailLinks.anonymise),
    ...always({ own: false, other: false, password: '110010', ended: EMAILS }),
  },
};

/** The code of a refusal; undefined if the call was answered. */
const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

const opens = async (call: Promise<unknown>): Promise<boolean> => (await refusal(call)) === undefined;

/** An account with two sessions and every e-mail that it can have. */
async function stand(world: ContractWorld, isVerified: boolean): Promise<Standing> {
  const [own, other, mailbox] = [world.browser(), world.browser(), world.browser()];
  const email = await signUp(own);
  const verify = await world.sentEmail('verify', email);
  if (isVerified) await mailbox.identity.verifyEmail(verify);
  await other.identity.login({ userName: email, credentials: CONTRACT_PASSWORD });
  await mailbox.identity.requestMagicLink({ email });
  await mailbox.identity.requestPasswordReset(email);
  const wished = newEmail();
  await own.identity.updateProfile({ email: wished, currentPassword: CONTRACT_PASSWORD });
  await own.identity.requestDeletion();
  const emailLinks = {
    verify,
    reset: await world.sentEmail('reset', email),
    magic: await world.sentEmail('magic', email),
    'new-email': await world.sentEmail('new-email', wished),
    'email-change': await world.sentEmail('email-change', email),
    anonymise: await world.sentEmail('anonymise', email),
  };
  return { email, own, other, mailbox, emailLinks };
}

const isAlive = ({ identity }: Browser): Promise<boolean> => opens(identity.profile());

/** A browser with a session: one that is left, or a new one by the old or the new password. */
async function signedIn(world: ContractWorld, { email, own, other, mailbox }: Standing) {
  for (const browser of [own, other, mailbox]) if (await isAlive(browser)) return browser;
  const browser = world.browser();
  for (const credentials of [CONTRACT_PASSWORD, NEW_PASSWORD])
    if (await opens(browser.identity.login({ userName: email, credentials }))) return browser;
  return undefined;
}

/** A browser with a session of an account that only an e-mail opens. */
async function signedInByEmail(world: ContractWorld, { email }: Standing): Promise<Browser> {
  const browser = world.browser();
  await browser.identity.requestPasswordReset(email);
  await browser.identity.resetPassword(await world.sentEmail('reset', email), NEW_PASSWORD);
  await browser.identity.login({ userName: email, credentials: NEW_PASSWORD });
  return browser;
}

/** The e-mails but 'new-email' that still work, in an order in which none ends one that comes later. */
async function openEmailLinks(world: ContractWorld, of: Standing, isDeleted: boolean): Promise<EmailLink[]> {
  const { emailLinks, mailbox } = of;
  const { identity } = mailbox;
  const found: EmailLink[] = [];
  // A weak password does not use the e-mail up.
  if ((await refusal(identity.resetPassword(emailLinks.reset, 'corta'))) === '300036') found.push('reset');
  const declines = async (reader: Browser): Promise<void> => {
    if (await opens(reader.identity.declineDeletion(emailLinks.anonymise, 'Prueba'))) found.push('anonymise');
  };
  const reader = await signedIn(world, of);
  if (reader) await declines(reader);
  if (await opens(identity.verifyEmail(emailLinks.verify))) found.push('verify');
  if (await opens(identity.redeemMagicLink(emailLinks.magic))) found.push('magic');
  // A deleted account has no session, and its reader no e-mail.
  if (!reader && !isDeleted) await declines(await signedInByEmail(world, of));
  if (await opens(identity.undoEmailChange(emailLinks['email-change']))) found.push('email-change');
  return found;
}

/** The life of an account: every event, on an account whose address was proved and on one whose address was not. */
export function describeAccountLife(world: () => ContractWorld): void {
  const cells = Object.keys(EVENTS).flatMap((event) =>
    (['unverified', 'verified'] as const).map((state) => [event, state] as const),
  );

  /** An account after an event. */
  async function after(event: string, state: 'unverified' | 'verified'): Promise<Standing> {
    const of = await stand(world(), state === 'verified');
    const isRefused = event === 'address verified' && state === 'verified';
    expect(await refusal(EVENTS[event]!.act(of))).toBe(isRefused ? '300050' : undefined);
    return of;
  }

  it.each(cells)('A4 the life of an account: %s, %s', async (event, state) => {
    const { [state]: left } = EVENTS[event]!;
    const of = await after(event, state);
    const login = { userName: of.email, credentials: CONTRACT_PASSWORD };
    expect(await refusal(world().browser().identity.login(login))).toBe(left.password);
    const [own, other] = [await isAlive(of.own), await isAlive(of.other)];
    expect({ own, other }).toEqual({ own: left.own ?? true, other: left.other ?? true });

    const reader = [of.own, of.other][[own, other].indexOf(true)];
    const pending = reader && (await reader.identity.profile()).unverifiedEmail;
    const hasPending = event === 'address change begun' || !left.ended?.includes('new-email');
    if (reader && state === 'verified') expect(typeof pending === 'string').toBe(hasPending);
    const seen = EMAILS.filter(
      (emailLink) =>
        emailLink !== 'new-email' &&
        !(emailLink === 'verify' && state === 'verified') &&
        !left.ended?.includes(emailLink),
    );
    expect((await openEmailLinks(world(), of, event === 'deleted')).toSorted()).toEqual(seen.toSorted());
  });

  // It ends others, and others end it.
  it.each(cells)('A4 the e-mail to a new address: %s, %s', async (event, state) => {
    const { mailbox, emailLinks } = await after(event, state);
    const works = await opens(mailbox.identity.verifyEmail(emailLinks['new-email']));
    expect(works).toBe(!EVENTS[event]![state].ended?.includes('new-email'));
  });
}
