/** Names that the forms of a purchase without JavaScript share with the server. */

/** The steps that post a form. `forget` begins again. */
const PLAIN_STEPS = ['who', 'address', 'forget'] as const;
export type PlainStep = (typeof PLAIN_STEPS)[number];

/** The field, and the parameter of the address, that names a step. */
export const STEP_FIELD = 'paso';

/** The parameter's value of a reader who changes the address. */
export const CHANGED_STEP: PlainStep = 'address';

/** The element of the step that is open, for the address after a form. */
export const OPEN_STEP_ID = 'paso';

/** The step that a form was posted for; undefined for another form. */
export const plainStepIn = (data: URLSearchParams): PlainStep | undefined =>
  PLAIN_STEPS.find((step) => step === data.get(STEP_FIELD));
