/**
 * A form of the account.
 *
 * - `signIn`: to enter with a password or with another company's account (`SignInForm`)
 * - `signUp`: to open an account (`SignUpForm`)
 * - `passwordReset`: to ask for the e-mail with the link for a new password (`EmailLinkForm`)
 * - `magicLink`: to ask for the e-mail with the link that signs in (`EmailLinkForm`)
 */
export type AuthFormName = 'signIn' | 'signUp' | 'passwordReset' | 'magicLink';

/** The form's name in an address, which pages and e-mails have: `signin` opens an account. @see A7 */
const ADDRESS_NAMES: Readonly<Record<AuthFormName, string>> = {
  signIn: 'login',
  signUp: 'signin',
  passwordReset: 'recovery',
  magicLink: 'magiclink',
};

/** The forms that an address opens in a dialog. @see A7 */
const OF_DIALOG = ['signIn', 'signUp', 'passwordReset'] as const;
/** A form that an address opens in the dialog. */
export type AuthModalForm = (typeof OF_DIALOG)[number];

/** The query that opens a form, without the question mark: `form=recovery`. */
export const authFormQuery = (form: AuthFormName): string => `form=${ADDRESS_NAMES[form]}`;

const named = <Form extends AuthFormName>(forms: readonly Form[], query: URLSearchParams): Form | undefined =>
  forms.find((form) => ADDRESS_NAMES[form] === query.get('form'));

/** The form that an address opens in the dialog; undefined for an address without one. */
export const authFormOf = (query: URLSearchParams): AuthModalForm | undefined => named(OF_DIALOG, query);

/** The form that the sign-in page shows. `register=1` is the address to open an account in links of the brands. */
export const authPageFormOf = (query: URLSearchParams): AuthFormName =>
  query.get('register') === '1' ? 'signUp' : (named([...OF_DIALOG, 'magicLink'], query) ?? 'signIn');
