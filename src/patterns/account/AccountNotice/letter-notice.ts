import type { BrandRoutes } from '../../../themes/brand.ts';
import {
  deletionPage,
  giftPage,
  letterPages,
  newPasswordPage,
  newsletterConfirmPage,
  newsletterPage,
  sharedPage,
  signInLinkPage,
  undoPage,
  verifyPage,
} from '../../../messages/letters.ts';
import type { AccountNoticeProps, NoticeForm } from './AccountNotice.tsx';

/** The letters that open a page. */
export type Letter =
  | 'verify'
  | 'undo'
  | 'signInLink'
  | 'newPassword'
  | 'newsletter'
  | 'newsletterConfirm'
  | 'gift'
  | 'shared'
  | 'deletion';

/**
 * `start`: without a link. `ask`: before the click. `used`, `taken`, `over`: the link does not work, and why. `sent`,
 * `badEmail`: after asking for another letter. `down`: the service does not answer.
 */
export const LETTER_STATES = [
  'start',
  'ask',
  'done',
  'kept',
  'used',
  'taken',
  'over',
  'sent',
  'badEmail',
  'down',
] as const;

export type LetterState = (typeof LETTER_STATES)[number];

interface PageMessages {
  title: string;
  ask?: string;
  submit: string;
  start: string;
  done?: string;
  doneText?: string;
  over: string;
  overText: string;
  again?: string;
  sent?: string;
  sentText?: string;
}

/** The words are read when they are needed: an app may replace them. */
const MESSAGES: Readonly<Record<Letter, () => PageMessages>> = {
  verify: () => verifyPage,
  undo: () => undoPage,
  signInLink: () => signInLinkPage,
  newPassword: () => newPasswordPage,
  newsletter: () => newsletterPage,
  newsletterConfirm: () => newsletterConfirmPage,
  gift: () => giftPage,
  shared: () => sharedPage,
  deletion: () => deletionPage,
};

export const letterTitle = (letter: Letter): string => MESSAGES[letter]().title;

export interface LetterView {
  letter: Letter;
  state: LetterState;
  /** The page's own path, to which its forms post. */
  path: string;
  /** The secret of the letter's link; empty without one. */
  token: string;
  routes: Pick<
    BrandRoutes,
    'signInForm' | 'restore' | 'contact' | 'newsletters' | 'profile' | 'subscriptions'
  >;
}

type Links = NonNullable<AccountNoticeProps['links']>;

/** Where to go after each letter, and when it does not work. */
function linksOf(letter: Letter, done: boolean, routes: LetterView['routes']): Links {
  const home = { text: letterPages.home, href: '/' };
  const signIn = { text: letterPages.signIn, href: routes.signInForm };
  const rows: Readonly<Record<Letter, readonly [done: Links, over: Links]>> = {
    verify: [[signIn, home], [home]],
    undo: [
      [signIn, home],
      [
        { text: undoPage.recover, href: routes.restore },
        { text: undoPage.contact, href: routes.contact },
      ],
    ],
    signInLink: [[home], [home]],
    newPassword: [[signIn], [home]],
    newsletter: [[home], [{ text: newsletterPage.contact, href: routes.contact }, home]],
    newsletterConfirm: [[home], [{ text: newsletterConfirmPage.go, href: routes.newsletters }, home]],
    gift: [
      [{ text: giftPage.go, href: routes.subscriptions }, home],
      [{ text: giftPage.go, href: routes.subscriptions }, home],
    ],
    shared: [
      [{ text: sharedPage.go, href: routes.subscriptions }, home],
      [{ text: sharedPage.go, href: routes.subscriptions }, home],
    ],
    deletion: [[home], [{ text: deletionPage.go, href: routes.profile }, home]],
  };
  return rows[letter][done ? 0 : 1];
}

/** The content of the page of a letter, as data: plain forms, which work without a script. */
export function letterNotice({ letter, state, path, token, routes }: LetterView): AccountNoticeProps {
  const messages = MESSAGES[letter]();
  const { again } = messages;
  const links = (done: boolean): Links => linksOf(letter, done, routes);
  const press: NoticeForm = { action: path, hidden: { token }, submit: messages.submit };
  const another = (error?: string): NoticeForm[] =>
    again === undefined
      ? []
      : [
          {
            action: path,
            submit: again,
            field: {
              name: 'email',
              kind: 'email',
              label: letterPages.anotherEmail,
              hint: letterPages.emailHint,
              error,
            },
          },
        ];

  const views: Readonly<Record<LetterState, () => AccountNoticeProps>> = {
    start: () => ({ text: messages.start, forms: another(), links: links(false) }),
    // A new password has another form: `NewPasswordForm`.
    ask: () => ({ text: messages.ask ?? messages.start, forms: letter === 'newPassword' ? [] : [press] }),
    done: () => ({
      tone: 'success',
      title: messages.done,
      text: messages.doneText ?? '',
      links: links(true),
    }),
    kept: () => ({
      tone: 'success',
      title: deletionPage.kept,
      text: deletionPage.keptText,
      links: [{ text: letterPages.home, href: '/' }],
    }),
    used: () => ({ tone: 'success', title: verifyPage.used, text: verifyPage.usedText, links: links(true) }),
    taken: () => ({
      tone: 'warning',
      title: verifyPage.taken,
      text: verifyPage.takenText,
      links: links(true),
    }),
    over: () => ({
      tone: 'warning',
      title: messages.over,
      text: messages.overText,
      forms: another(),
      links: links(false),
    }),
    sent: () => ({
      tone: 'success',
      title: messages.sent,
      text: messages.sentText ?? '',
      links: [{ text: letterPages.home, href: '/' }],
    }),
    badEmail: () => ({
      text: messages.start,
      forms: another(`${letterPages.badEmail}. ${letterPages.badEmailText}`),
    }),
    down: () => ({
      tone: 'error',
      title: letterPages.down,
      text: letterPages.downText,
      forms: token && letter !== 'newPassword' ? [{ ...press, submit: letterPages.retry }] : another(),
      links: [{ text: letterPages.home, href: '/' }],
    }),
  };
  return views[state]();
}
