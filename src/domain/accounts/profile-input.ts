import { isRecord } from '../ans/is-record.ts';
import type { AccountFault } from './account-faults.ts';
import { PASSWORD_MAX_CHARACTERS } from './password.ts';
import { PROFILE_FIELDS, type ProfileInput } from './profile-fields.ts';

type Field = (typeof PROFILE_FIELDS)[keyof typeof PROFILE_FIELDS];
type List = Extract<Field, { kind: 'list' }>;

/** The value as it is kept; undefined for one that does not fit. */
type Fit = (value: unknown) => unknown;

const isText = (value: unknown): value is string => typeof value === 'string';

function fittingType(type: List['type'], value: unknown): string | undefined {
  if (value === undefined) return type.otherwise;
  if (!isText(value)) return undefined;
  const known =
    'values' in type ? (type.values as readonly string[]).includes(value) : value.length <= type.max;
  return known ? value : undefined;
}

/** An entry of a list without other parts. Forms send empty parts as empty texts: those that may be missing are null. */
function fittingEntry({ parts, type }: List, value: unknown): object | undefined {
  if (!isRecord(value)) return undefined;
  const entry: Record<string, string | null | undefined> = { type: fittingType(type, value['type']) };
  for (const [part, { required }] of Object.entries(parts)) {
    const given = value[part];
    const isMissing = given === undefined || given === null || given === '';
    entry[part] = !required && isMissing ? null : isText(given) ? given : undefined;
  }
  return Object.values(entry).includes(undefined) ? undefined : entry;
}

function fittingList(field: List, value: unknown): object[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map((entry) => fittingEntry(field, entry));
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function fitting(field: Field, value: unknown): unknown {
  if (value === null) return field.kind === 'list' ? [] : null;
  switch (field.kind) {
    case 'text':
      return isText(value) ? value : undefined;
    case 'choice':
      return field.values.find((choice) => choice === value);
    case 'digits':
      return isText(value) || typeof value === 'number' ? String(value) : undefined;
    case 'list':
      return fittingList(field, value);
  }
}

const FITS: readonly (readonly [name: string, fit: Fit])[] = [
  ...Object.entries(PROFILE_FIELDS).map(
    ([name, field]) => [name, (value: unknown) => fitting(field, value)] as const,
  ),
  ['email', (value) => (isText(value) ? value : undefined)],
  [
    'currentPassword',
    (value) => (isText(value) && value.length <= PASSWORD_MAX_CHARACTERS ? value : undefined),
  ],
];

/** A profile whose values fit its fields, or the first field of which one does not. */
export type ProfileReading =
  | { readonly input: ProfileInput; readonly fault?: undefined }
  | { readonly fault: AccountFault & { field: string }; readonly input?: undefined };

const misfit = (field: string): ProfileReading => ({
  fault: { code: '100130,300130', field, message: `input validation error: ${field}: not usable` },
});

/**
 * The changes in the body of a call, without other fields: missing fields stay missing, null clears a field. Limits are
 * rules of `profileFault`.
 */
export function readProfile(body: unknown): ProfileReading {
  if (!isRecord(body)) return misfit('profile');
  const input: Record<string, unknown> = {};
  for (const [name, fit] of FITS) {
    if (body[name] === undefined) continue;
    const value = fit(body[name]);
    if (value === undefined) return misfit(name);
    input[name] = value;
  }
  return { input };
}
