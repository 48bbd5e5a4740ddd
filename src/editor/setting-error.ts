import type { z } from 'zod';
import { settingWords as words } from './words.ts';

type RawIssue = z.core.$ZodRawIssue;

const tooSmall = ({
  minimum,
  origin,
  inclusive = true,
}: Extract<RawIssue, { code: 'too_small' }>): string => {
  if (origin === 'string') return minimum === 1 ? words.notEmpty : words.longer(minimum);
  if (origin === 'array' || origin === 'set') return words.moreEntries(minimum);
  return inclusive ? words.atLeast(minimum) : words.moreThan(minimum);
};

const tooBig = ({ maximum, origin, inclusive = true }: Extract<RawIssue, { code: 'too_big' }>): string => {
  if (origin === 'string') return words.shorter(maximum);
  if (origin === 'array' || origin === 'set') return words.fewerEntries(maximum);
  return inclusive ? words.atMost(maximum) : words.lessThan(maximum);
};

/** The error of a setting in Spanish, for `schema.safeParse(value, { error: settingError })`. A message of the schema wins. */
export function settingError(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return words.missing;
      return words.kinds[issue.expected as string] ?? words.invalid;
    case 'too_small':
      return tooSmall(issue as Extract<RawIssue, { code: 'too_small' }>);
    case 'too_big':
      return tooBig(issue as Extract<RawIssue, { code: 'too_big' }>);
    case 'not_multiple_of':
      return words.multipleOf((issue as Extract<RawIssue, { code: 'not_multiple_of' }>).divisor);
    case 'invalid_value':
      return words.oneOf((issue as Extract<RawIssue, { code: 'invalid_value' }>).values);
    case 'invalid_format':
      return words.format;
    default:
      return words.invalid;
  }
}
