/** Cookie with the reader's mode. A server that reads it paints the first frame in that mode. */
export const MODE_COOKIE = 'rt-mode';

/** The id of the switch. A page has only one. */
export const THEME_SWITCH_ID = 'theme-switch';

/** The fields of its form: the choice, and the page to return to. */
export const MODE_FIELD = 'mode';
export const BACK_FIELD = 'back';

/** `system` follows the device, and is no cookie. */
export const MODE_CHOICES = ['light', 'dark', 'system'] as const;

export type ModeChoice = (typeof MODE_CHOICES)[number];

/** The choice in a form's field or a cookie's value; undefined for anything else. */
export const modeChoice = (value: unknown): ModeChoice | undefined =>
  MODE_CHOICES.find((choice) => choice === value);

const YEAR_S = 31_536_000;

/**
 * The text of the cookie that keeps a choice: for `document.cookie`, or for the `Set-Cookie` header.
 * @param secure whether the page is over HTTPS
 */
export const modeCookie = (choice: ModeChoice, secure: boolean): string =>
  `${MODE_COOKIE}=${choice === 'system' ? '' : choice}; Path=/; Max-Age=${choice === 'system' ? 0 : YEAR_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
