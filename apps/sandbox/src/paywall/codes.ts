/** The content code of stories that count for the meter. */
export const METERED_CODE = '2';
/** The content code of stories that need an account. */
export const REGISTERED_CODE = '4';
