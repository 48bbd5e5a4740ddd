import { CONSENT_ALL, CONSENT_NONE, consentTo, PURPOSES, type Consent } from './consent.ts';

/** The fields of the form that keeps a decision. */
export const CONSENT_CHOICE_FIELD = 'choice';
export const CONSENT_PURPOSE_FIELD = 'purpose';
export const CONSENT_VERSION_FIELD = 'version';

/** The values of its buttons: everything, nothing, or the purposes that are switched on. */
export const CONSENT_CHOICES = ['all', 'none', 'own'] as const;

export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** A decision as the form sends it. */
export const consentFields = (given: Consent, version: string): URLSearchParams =>
  new URLSearchParams([
    [CONSENT_VERSION_FIELD, version],
    [CONSENT_CHOICE_FIELD, 'own'],
    ...PURPOSES.filter((purpose) => given[purpose]).map((purpose) => [CONSENT_PURPOSE_FIELD, purpose]),
  ]);

/** The decision in a form; undefined if no button of the form was used. */
export function consentInForm(form: URLSearchParams): Consent | undefined {
  const choice = CONSENT_CHOICES.find((one) => one === form.get(CONSENT_CHOICE_FIELD));
  if (!choice) return undefined;
  const given = { all: CONSENT_ALL, none: CONSENT_NONE, own: consentTo(form.getAll(CONSENT_PURPOSE_FIELD)) };
  return given[choice];
}
