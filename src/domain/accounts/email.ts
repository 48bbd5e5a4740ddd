const EMAIL = /^[^\s@"(),:;<>[\]]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
/** The longest e-mail address. */
export const EMAIL_MAX_CHARACTERS = 254;

/** Whether a text is one e-mail address with a domain, as the services accept it. */
export const isEmail = (value: string): boolean => value.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(value);
