import type { PasswordCheck, PasswordDemand } from '../../domain/accounts/password.ts';
import { passwordStrength as messages } from '../../messages/components.ts';

/** The word for each demand. */
const NEEDS = {
  pwMinLength: 'length',
  pwUppercase: 'uppercase',
  pwLowercase: 'lowercase',
  pwPwNumbers: 'numbers',
  pwSpecialCharacters: 'signs',
  uncommon: 'uncommon',
} as const satisfies Record<PasswordDemand, keyof typeof messages>;

/** Says what a password needs, then what is missing, then that nothing is. */
export function describeStrength(checks: readonly PasswordCheck[], empty: boolean): string {
  const missing = checks.filter(({ met }) => !met);
  if (missing.length === 0) return messages.complete;
  const needs = missing.map(({ demand, wanted }) => messages[NEEDS[demand]](wanted));
  return empty ? messages.use(needs) : messages.missing(needs);
}
