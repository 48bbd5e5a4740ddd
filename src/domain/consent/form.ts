import { CONSENT_ALL, CONSENT_NONE, consentTo, PURPOSES, type Consent } from './consent.ts';

/** The fields of the form that keeps a decision. */
export const CHOICE_FIELD = 'choice';
export const PURPOSE_FIELD = 'purpose';
export const VERSION_FIELD = 'version';

/** The values of its buttons: everything, nothing, or the purposes that are switched on. */
export const CHOICES = ['all', 'none', 'own'] as const;

export type Choice = (typeof CHOICES)[number];

/** A decision as the form sends it. */
export const consentFields = (given: Consent, version: string): URLSearchParams =>
  new URLSearchParams([
    [VERSION_FIELD, version],
    [CHOICE_FIELD, 'own'],
    ...PURPOSES.filter((purpose) => given[purpose]).map((purpose) => [PURPOSE_FIELD, purpose]),
  ]);

/** The decision in a form; undefined if no button of the form was used. */
export function consentInForm(form: URLSearchParams): Consent | undefined {
  const choice = CHOICES.find((one) => one === form.get(CHOICE_FIELD));
  if (!choice) return undefined;
  const given = { all: CONSENT_ALL, none: CONSENT_NONE, own: consentTo(form.getAll(PURPOSE_FIELD)) };
  return given[choice];
}
