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
} from '../../../words/letters.ts';
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

interface PageWords {
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
const WORDS: Readonly<Record<Letter, () => PageWords>> = {
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

export const letterTitle = (letter: Letter): string => WORDS[letter]().title;

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
  const words = WORDS[letter]();
  const { again } = words;
  const links = (done: boolean): Links => linksOf(letter, done, routes);
  const press: NoticeForm = { action: path, hidden: { token }, submit: words.submit };
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
    start: () => ({ text: words.start, forms: another(), links: links(false) }),
    // A new password has another form: `NewPasswordForm`.
    ask: () => ({ text: words.ask ?? words.start, forms: letter === 'newPassword' ? [] : [press] }),
    done: () => ({
      tone: 'success',
      title: words.done,
      text: words.doneText ?? '',
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
      title: words.over,
      text: words.overText,
      forms: another(),
      links: links(false),
    }),
    sent: () => ({
      tone: 'success',
      title: words.sent,
      text: words.sentText ?? '',
      links: [{ text: letterPages.home, href: '/' }],
    }),
    badEmail: () => ({
      text: words.start,
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
