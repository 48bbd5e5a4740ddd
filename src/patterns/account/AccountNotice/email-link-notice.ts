import type { BrandRoutes } from '../../../themes/brand.ts';
import {
  deletionPage,
  giftPage,
  emailLinkPages,
  newPasswordPage,
  newsletterConfirmPage,
  newsletterPage,
  sharedPage,
  signInLinkPage,
  undoPage,
  verifyPage,
} from '../../../messages/email-links.ts';
import type { AccountNoticeProps, NoticeForm } from './AccountNotice.tsx';

/** The e-mails that open a page. */
export type EmailLink =
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
 * `badEmail`: after asking for another e-mail. `down`: the service does not answer.
 */
export const EMAIL_LINK_STATES = [
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

export type EmailLinkState = (typeof EMAIL_LINK_STATES)[number];

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
const MESSAGES: Readonly<Record<EmailLink, () => PageMessages>> = {
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

export const emailLinkTitle = (emailLink: EmailLink): string => MESSAGES[emailLink]().title;

export interface EmailLinkView {
  emailLink: EmailLink;
  state: EmailLinkState;
  /** The page's own path, to which its forms post. */
  path: string;
  /** The secret of the e-mail's link; empty without one. */
  token: string;
  /** The page at which the reader asked for the e-mail. @defaultValue the front */
  back?: string | undefined;
  routes: Pick<BrandRoutes, 'signIn' | 'restore' | 'contact' | 'newsletters' | 'profile' | 'subscriptions'>;
}

type Links = NonNullable<AccountNoticeProps['links']>;

/** Where to go after each e-mail, and when it does not work. */
function linksOf(
  { emailLink, routes, back = '/' }: Pick<EmailLinkView, 'emailLink' | 'routes' | 'back'>,
  done: boolean,
): Links {
  const home = { text: emailLinkPages.home, href: '/' };
  const goOn = { text: emailLinkPages.goOn, href: back };
  // Its page needs no script, and the form over the front does.
  const signIn = { text: emailLinkPages.signIn, href: routes.signIn };
  const rows: Readonly<Record<EmailLink, readonly [done: Links, over: Links]>> = {
    verify: [back === '/' ? [signIn, home] : [goOn, signIn], [home]],
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
  return rows[emailLink][done ? 0 : 1];
}

/** The content of the page of an e-mail, as data: plain forms, which work without a script. */
export function emailLinkNotice({
  emailLink,
  state,
  path,
  token,
  routes,
  back,
}: EmailLinkView): AccountNoticeProps {
  const messages = MESSAGES[emailLink]();
  const { again } = messages;
  const links = (done: boolean): Links => linksOf({ emailLink, routes, back }, done);
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
              label: emailLinkPages.anotherEmail,
              hint: emailLinkPages.emailHint,
              error,
            },
          },
        ];

  const views: Readonly<Record<EmailLinkState, () => AccountNoticeProps>> = {
    start: () => ({ text: messages.start, forms: another(), links: links(false) }),
    // A new password has another form: `NewPasswordForm`.
    ask: () => ({ text: messages.ask ?? messages.start, forms: emailLink === 'newPassword' ? [] : [press] }),
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
      links: [{ text: emailLinkPages.home, href: '/' }],
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
      links: [{ text: emailLinkPages.home, href: '/' }],
    }),
    badEmail: () => ({
      text: messages.start,
      forms: another(`${emailLinkPages.badEmail}. ${emailLinkPages.badEmailText}`),
    }),
    down: () => ({
      tone: 'error',
      title: emailLinkPages.down,
      text: emailLinkPages.downText,
      forms: token && emailLink !== 'newPassword' ? [{ ...press, submit: emailLinkPages.retry }] : another(),
      links: [{ text: emailLinkPages.home, href: '/' }],
    }),
  };
  return views[state]();
}
