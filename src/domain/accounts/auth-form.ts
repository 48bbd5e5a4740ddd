/** The values of `form` in an address that open the dialog. @see A7 */
export const AUTH_FORMS = ['login', 'signin', 'recovery'] as const;
export type AuthModalForm = (typeof AUTH_FORMS)[number];

/** The form that an address opens; undefined for an address without one. */
export const authFormOf = (query: URLSearchParams): AuthModalForm | undefined =>
  AUTH_FORMS.find((form) => form === query.get('form'));
