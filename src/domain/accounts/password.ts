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

/** One demand of a policy: how many of what, and whether a password has them. */
export interface PasswordCheck {
  demand: keyof PasswordPolicy;
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

/** The demands of a policy, without those that ask for nothing. */
export const passwordChecks = (
  password: string,
  policy: PasswordPolicy = DEFAULT_PASSWORD_POLICY,
): PasswordCheck[] =>
  COUNTED.map(([demand, pattern]) => ({
    demand,
    wanted: policy[demand],
    met: (password.match(pattern)?.length ?? 0) >= policy[demand],
  })).filter(({ wanted }) => !(wanted <= 0));

/** Whether the server accepts a password. If not, it answers 300036. */
export const meetsPolicy = (password: string, policy?: PasswordPolicy): boolean =>
  passwordChecks(password, policy).every(({ met }) => met);
