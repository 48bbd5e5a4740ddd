/**
 * The fields that an error is about, by its code: the first of them that a form has shows it. A code without a row is
 * about the whole form.
 */
const FIELDS: readonly (readonly [codes: readonly string[], fields: readonly string[]])[] = [
  [
    [
      '100096',
      '100104',
      '300009',
      '300022',
      '300030',
      '300031',
      '300039',
      '300041',
      '300050',
      '300075',
      '300081',
      '300301',
      'already_shared',
      'own_email',
    ],
    ['email', 'userName'],
  ],
  [['300036'], ['newPassword', 'password']],
  [['300040'], ['currentPassword', 'oldPassword', 'password']],
  [['passwordsDoNotMatch'], ['confirmPassword']],
  [
    ['300127', '300129'],
    ['firstName', 'lastName'],
  ],
  [
    ['100023', '300023'],
    ['displayName', 'firstName'],
  ],
  [['past_day'], ['day']],
  [['invalid_tax_id'], ['taxId']],
  [['dobRequired', 'userNotOfAge'], ['birthDate']],
  [['300071'], ['phone']],
  [['300165', '300166'], ['line1']],
  [['300167'], ['locality']],
  [['300168'], ['region']],
  [['300169'], ['country']],
  [['UNSUPPORTED_IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'MISSING_IMAGE'], ['picture']],
  [['UNSUPPORTED_FILE_TYPE', 'FILE_TOO_LARGE', 'TOO_MANY_FILES'], ['files']],
];

const BY_CODE: ReadonlyMap<string, readonly string[]> = new Map(
  FIELDS.flatMap(([codes, fields]) => codes.map((code) => [code, fields] as const)),
);

/**
 * The field of a form that shows an error; undefined if the error is about the whole form.
 * @param code one code, or several joined by commas
 * @param names the fields that the form has
 */
export function errorField(code: string, names: readonly string[]): string | undefined {
  for (const one of code.split(/[\s,]+/)) {
    const field = BY_CODE.get(one)?.find((name) => names.includes(name));
    if (field) return field;
  }
  return undefined;
}
