import type * as Spanish from '../forms.ts';

export const forms: typeof Spanish = {
  accountForms: {
    userName: 'Email address',
    email: 'Email address',
    password: 'Password',
    newPassword: 'New password',
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    marks: 'Fields marked * are required.',
    rememberMe: 'Remember me',
    rememberMeHint: 'On a shared computer it is better to leave this box empty.',
    termsRequired: 'The terms must be accepted to open the account.',
    sending: 'Sending…',
    loading: 'Loading...',
    captcha: 'Check that you are not a robot',
    captchaFailed:
      'The check that you are not a robot could not be loaded, and without it the form cannot be sent.',
    captchaAgain: 'Load it again',
    retry: 'Try again',
    close: 'Close the notice',
  },
  signInForm: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'I forgot my password',
    service: 'Write to reader services',
    byLink: 'Get a link to sign in without a password',
    noAccount: 'No account yet?',
    register: 'Create account',
    done: 'You are signed in.',
  },
  signUpForm: {
    title: 'Create account',
    submit: 'Create account',
    terms: 'I accept the terms and conditions and the personal data processing policy.',
    legal: 'Documents that are accepted',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    done: (email) =>
      `The account is open. Verify the email address with the link that we sent${email ? ` to ${email}` : ''}.`,
    goOn: 'Continue',
  },
  recoveryForm: {
    title: 'Recover password',
    submit: 'Send the link',
    done: 'If this address has an account, a message with the link to change the password arrives within minutes.',
    signIn: 'Back to sign in',
  },
  magicLinkForm: {
    title: 'Sign in without a password',
    submit: 'Send the link',
    done: 'If this address has an account, a message with the link to sign in arrives within minutes. It works once, for 15 minutes.',
    signIn: 'Sign in with a password',
  },
  socialButtons: {
    signIn: {
      label: 'Other ways to sign in',
      with: (company) => `Continue with ${company}`,
    },
    link: {
      label: 'Link another account',
      with: (company) => `Link ${company}`,
    },
    or: 'or',
  },
  authDialog: { close: 'Close' },
  signInReturn: {
    loading: 'Signing in…',
    cancelled: 'The sign-in was canceled.',
    over: 'This sign-in no longer works: it was used before or too much time has passed.',
    again: 'Sign in',
    linking: {
      loading: 'Linking the account…',
      cancelled: 'The linking was canceled.',
      over: 'This permission no longer works: it was used before or too much time has passed.',
      again: 'Back to the account',
    },
  },
};
