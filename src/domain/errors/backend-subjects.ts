import { errors, errorSubjects } from '../../messages/errors.ts';

/**
 * English messages of the backend, recognised by their subject, and what is said about it. The first match applies, so
 * narrow patterns come first.
 */
export const BACKEND_SUBJECTS: readonly (readonly [pattern: RegExp, message: () => string])[] = [
  [/campaign|price ?code|coupon|voucher/i, () => errorSubjects.campaign],
  [/\bsku\b|product/i, () => errorSubjects.product],
  [/\bcart\b/i, () => errorSubjects.cart],
  [/subscription/i, () => errorSubjects.subscription],
  [/paypal/i, () => errorSubjects.paypal],
  [/debit|mandate|slimpay|sepa/i, () => errorSubjects.debit],
  [/payment|card|gateway|stripe|spreedly|payu/i, () => errorSubjects.payment],
  [/\border\b/i, () => errorSubjects.order],
  [/report/i, () => errorSubjects.report],
  [/address/i, () => errors['300165']],
  [/years old|\bof age\b/i, () => errors.userNotOfAge],
  [/birth/i, () => errorSubjects.birth],
  [/phone|mobile/i, () => errors['300071']],
  [/country/i, () => errors['300169']],
  [/e-?mail/i, () => errorSubjects.email],
  [/password/i, () => errorSubjects.password],
  [/user ?name/i, () => errorSubjects.userName],
  [/\bname\b/i, () => errorSubjects.name],
  [/too many|rate limit/i, () => errors['429']],
  [/denied|forbidden|not allowed|permission/i, () => errorSubjects.denied],
];
