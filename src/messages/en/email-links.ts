import type * as Spanish from '../email-links.ts';

const giftPage: (typeof Spanish)['giftPage'] = {
  title: 'Activate a gift',
  ask: 'The subscription is added to this account, and its time starts today.',
  submit: 'Activate my gift',
  done: 'The gift is active',
  doneText: 'The subscription is now in this account.',
  over: 'This link no longer works',
  overText:
    'The gift was activated before, more than 30 days have passed or the link is incomplete. The person who gave it can send it again.',
  start: 'The link to activate a gift arrives in a message.',
  go: 'See my subscriptions',
};

export const emailLinks: typeof Spanish = {
  emailLinkPages: {
    home: 'Go to the home page',
    signIn: 'Sign in',
    anotherEmail: 'The account’s email address',
    emailHint: 'The message arrives only if this address has an account.',
    down: 'The account service is not responding right now',
    downText: 'The link still works. Try again in a few minutes.',
    badEmail: 'This does not look like an email address',
    badEmailText: 'Enter all of it, such as name@example.com.',
    retry: 'Try again',
    signInFirst: 'Sign in to continue. You will come back to this page.',
    withoutScript: 'This page needs JavaScript, because the session is kept in the browser.',
    loading: 'Loading...',
  },
  verifyPage: {
    title: 'Confirm the email address',
    ask: 'This button confirms the email address.',
    submit: 'Confirm my email address',
    done: 'The email address is confirmed',
    doneText: 'The account is ready.',
    used: 'This email address is already confirmed',
    usedText: 'There is nothing left to do: the link was used before.',
    taken: 'This email address now belongs to another account',
    takenText: 'Another account confirmed it first. You can request another under sign-in details.',
    over: 'This link no longer works',
    overText:
      'It was used before, more than three days have passed or a later message has another. You can request a new one here.',
    start: 'The link to confirm the email address arrives in a message. You can request a new one here.',
    again: 'Send another link',
    sent: 'The message is on its way',
    sentText:
      'If there is an account with this address unconfirmed, the link arrives within minutes. It works for three days.',
  },
  undoPage: {
    title: 'Undo the change of email address',
    ask: 'The account goes back to its previous email address, all sessions end and a message to change the password is sent.',
    submit: 'Undo the change',
    done: 'The account has its previous email address again',
    doneText:
      'We ended all sessions. A link to change the password, which is needed to sign in, is sent to this address.',
    over: 'This link no longer works',
    overText:
      'It was used before or more than ten days have passed. If someone else uses the account, the safest thing is to change the password or write to reader services.',
    start: 'The link to undo a change of email address is sent to the account’s previous address.',
    recover: 'Change the password',
    contact: 'Write to reader services',
  },
  signInLinkPage: {
    title: 'Sign in with the link',
    ask: 'The link works once, in this browser.',
    submit: 'Sign in',
    over: 'This link no longer works',
    overText:
      'It was used before, more than 15 minutes have passed or a later message has another. You can request a new one here.',
    start: 'The link to sign in without a password arrives in a message. You can request one here.',
    again: 'Send another link',
    sent: 'The message is on its way',
    sentText:
      'If this address has an account, the link arrives within minutes. It works once, for 15 minutes.',
  },
  newPasswordPage: {
    title: 'Recover Password',
    password: 'New password',
    confirm: 'The same password again',
    hint: '8 to 12 characters, with uppercase and lowercase letters and numbers.',
    submit: 'Change password',
    done: 'Your password has been updated',
    doneText: 'Open sessions have ended. Sign in with the new password.',
    over: 'This link no longer works',
    overText:
      'It was used before, more than an hour has passed or a later message has another. You can request a new one here.',
    start: 'The link to change the password arrives in a message. You can request one here.',
    again: 'Send another link',
    sent: 'The message is on its way',
    sentText: 'If this address has an account, the link arrives within minutes. It works once, for an hour.',
  },
  newsletterPage: {
    title: 'Unsubscribe from the newsletter',
    ask: 'With this button, the newsletter stops coming to this address.',
    submit: 'Unsubscribe me',
    done: 'You are unsubscribed',
    doneText: 'The newsletter will no longer come to this address. You can sign up again at any time.',
    over: 'We could not find this sign-up',
    overText:
      'The link is incomplete, or it was used before. If the newsletter keeps coming, reader services can stop it.',
    start: 'Every newsletter has an unsubscribe link at the end.',
    contact: 'Write to reader services',
  },
  newsletterConfirmPage: {
    title: 'Confirm the sign-up',
    ask: 'With this button, the newsletter starts coming to this address.',
    submit: 'Confirm my sign-up',
    done: 'The sign-up is confirmed',
    doneText: 'The next issue comes to this address. Each one has an unsubscribe link at the end.',
    over: 'This link no longer works',
    overText:
      'More than three days have passed or the link is incomplete. You can sign up for the newsletter again.',
    start: 'The link to confirm a sign-up arrives in a message.',
    go: 'See the newsletters',
  },
  giftPage,
  sharedPage: {
    ...giftPage,
    title: 'Accept the invitation',
    ask: 'The shared subscription is added to this account, free of charge.',
    submit: 'Accept the invitation',
    done: 'The invitation is accepted',
    overText:
      'The invitation was accepted before, it was canceled, more than 30 days have passed or the link is incomplete. The person who sent it can do so again.',
    start: 'The link to accept an invitation arrives in a message.',
  },
  deletionPage: {
    title: 'Delete the account',
    ask: 'Deleting the account erases the personal data and ends the subscriptions. They cannot be recovered.',
    submit: 'Delete my account',
    keep: 'Keep my account',
    reason: 'Reason for keeping it',
    done: 'The account is deleted',
    doneText: 'We erased the personal data, and the session in this browser has ended.',
    kept: 'The account is still active',
    keptText: 'The request was canceled. A confirmation is sent to this address.',
    over: 'This request is no longer open',
    overText:
      'It was decided before, more than seven days have passed or it belongs to another account. You can request it again in the profile.',
    start: 'The link to delete the account arrives in a message, after it is requested in the profile.',
    go: 'Go to my profile',
  },
};
