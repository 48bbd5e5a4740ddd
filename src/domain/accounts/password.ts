import { isVeryCommon } from './common-passwords.ts';

/** Longer values are rejected at once, because hashing them is expensive. */
export const PASSWORD_MAX_CHARACTERS = 256;

/** The password rules of the identity service, as in `GET /v1/config`. */
export interface PasswordPolicy {
  pwMinLength: number;
  pwUppercase: number;
  pwLowercase: number;
  pwPwNumbers: number;
  pwSpecialCharacters: number;
}

/** The rule for passwords where the service names none. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  pwMinLength: 8,
  pwUppercase: 1,
  pwLowercase: 1,
  pwPwNumbers: 1,
  pwSpecialCharacters: 0,
};

/** The demands on a password: those of a policy, and not to be among the most common ones. */
export type PasswordDemand = keyof PasswordPolicy | 'uncommon';

/** One demand: how many of what, and whether a password has them. */
export interface PasswordCheck {
  demand: PasswordDemand;
  wanted: number;
  met: boolean;
}

const COUNTED: readonly (readonly [keyof PasswordPolicy, RegExp])[] = [
  // Without `u` it counts UTF-16 units, as the length of a string does.
  ['pwMinLength', /[^]/g],
  ['pwUppercase', /\p{Lu}/gu],
  ['pwLowercase', /\p{Ll}/gu],
  ['pwPwNumbers', /\p{Nd}/gu],
  ['pwSpecialCharacters', /[^\p{L}\p{Nd}\s]/gu],
];

const policyChecks = (password: string, policy: PasswordPolicy = DEFAULT_PASSWORD_POLICY): PasswordCheck[] =>
  COUNTED.map(([demand, pattern]) => ({
    demand,
    wanted: policy[demand],
    met: (password.match(pattern)?.length ?? 0) >= policy[demand],
  })).filter(({ wanted }) => !(wanted <= 0));

/**
 * The demands of a policy, without those that ask for nothing, and that a password is not among the most common ones, if
 * it is.
 */
export const passwordChecks = (password: string, policy?: PasswordPolicy): PasswordCheck[] => [
  ...policyChecks(password, policy),
  ...(isVeryCommon(password) ? [{ demand: 'uncommon', wanted: 1, met: false } as const] : []),
];

/** Whether a password obeys the policy. If not, the server answers 300036, as it does for the most common ones. */
export const meetsPolicy = (password: string, policy?: PasswordPolicy): boolean =>
  policyChecks(password, policy).every(({ met }) => met);
