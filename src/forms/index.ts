/** The rules of the forms of accounts, shared by the browser and a site's server. */
export {
  failureReply,
  fieldNames,
  parseForm,
  type FormResult,
  type FormSchema,
  type FormSubmission,
  type FormValues,
} from './parse.ts';
export * from './fields.ts';
export { HELP_MESSAGE_MAX, helpForm, type HelpValues } from './help.ts';
export { emailLinkForm, type EmailLinkValues } from './email-link.ts';
export { newsletterForm, type NewsletterValues } from './newsletter.ts';
export { newPasswordForm, type NewPasswordValues } from './new-password.ts';
export { registrationForm, type RegistrationValues } from './registration.ts';
export { signInForm, type SignInValues } from './sign-in.ts';
export { birthDateOf, signUpForm, type SignUpRules, type SignUpValues } from './sign-up.ts';
export { giftForm, shareForm, type GiftValues, type ShareValues } from './sharing.ts';
export { colombianPlaces, type Places } from './places.ts';
export { postedAddress } from './posted-address.ts';
export { addressOf, type AddressRules, type AddressValues } from './address.ts';
export type { EmailChangeValues, PasswordChangeValues } from './access.ts';
