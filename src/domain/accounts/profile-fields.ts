/** The limits of a field in characters, and the server's code for a value outside them. */
export interface FieldRule {
  min: number;
  max: number;
  pattern?: RegExp;
  /** A demand that no pattern can express. */
  accepts?: (value: string) => boolean;
  code: string;
}

/** The effect of the deletion of an account on a field. */
interface Erased {
  erasure: 'clear' | 'keep';
}

/** A text of a profile: of the form, or one that the form does not have (`group: null`), which calls change by the same rules. */
type ProfileText = FieldRule &
  Erased & { kind: 'text' } & (
    | { group: null }
    | {
        /** The group of the form. The label is the word of the same name in `profileCard`. */
        group: 'names' | 'personal';
        /** The token of HTML's autocomplete. */
        autoComplete: string;
        /** A key of the form's words. */
        hint?: string;
      }
  );

/** The types of an entry, and the one of an entry that names none. */
type EntryType = { values: readonly string[] } | { max: number };

type OtherField = Erased &
  (
    | { kind: 'choice'; values: readonly string[]; autoComplete: string }
    | { kind: 'digits' }
    | {
        kind: 'list';
        most: number;
        /** The code for a profile with more entries. */
        code: string;
        parts: Readonly<Record<string, { rule: string; required: boolean }>>;
        type: EntryType & { otherwise: string };
      }
  );

const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Nd} .,'’()-]*$/u;

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/**
 * The texts of a profile: one row for each, which form, types, rules, services and deletion read. Where the server's
 * messages contradict each other (names up to 50 or 100), the wider limit applies.
 * @see A10, A13
 */
export const PROFILE_TEXTS = {
  firstName: {
    kind: 'text',
    group: 'names',
    autoComplete: 'given-name',
    ...{ min: 1, max: 100, pattern: PERSON_NAME, code: '300127,300129' },
    erasure: 'clear',
  },
  lastName: {
    kind: 'text',
    group: 'names',
    autoComplete: 'family-name',
    ...{ min: 1, max: 100, pattern: PERSON_NAME, code: '300127,300129' },
    erasure: 'clear',
  },
  secondLastName: {
    kind: 'text',
    group: 'names',
    autoComplete: 'additional-name',
    ...{ min: 1, max: 50, pattern: PERSON_NAME, code: '300127,300129' },
    erasure: 'clear',
  },
  displayName: {
    kind: 'text',
    group: 'names',
    autoComplete: 'nickname',
    hint: 'displayNameHint',
    ...{ min: 1, max: 100, code: '300201' },
    erasure: 'clear',
  },
  picture: {
    kind: 'text',
    group: null,
    ...{ min: 1, max: 255, accepts: isWebAddress, code: '300201' },
    erasure: 'clear',
  },
  legacyId: { kind: 'text', group: null, min: 1, max: 50, code: '300201', erasure: 'clear' },
} as const satisfies Record<string, ProfileText>;

const PLACE = { values: ['WORK', 'HOME', 'PRIMARY', 'OTHER'], otherwise: 'OTHER' } as const;

/** The parts of a postal address: their rules in the order of checks. */
export const ADDRESS_PARTS = {
  line1: { rule: 'addressLine', required: true },
  line2: { rule: 'addressLine', required: false },
  locality: { rule: 'locality', required: true },
  region: { rule: 'region', required: false },
  postal: { rule: 'postalCode', required: false },
  country: { rule: 'country', required: true },
} as const;

/** Every field of a profile that a reader changes, except the e-mail address. */
export const PROFILE_FIELDS = {
  ...PROFILE_TEXTS,
  gender: {
    kind: 'choice',
    values: ['FEMALE', 'MALE', 'NON_CONFORMING', 'PREFER_NOT_TO_SAY'],
    autoComplete: 'sex',
    erasure: 'clear',
  },
  birthYear: { kind: 'digits', erasure: 'clear' },
  birthMonth: { kind: 'digits', erasure: 'clear' },
  birthDay: { kind: 'digits', erasure: 'clear' },
  contacts: {
    kind: 'list',
    ...{ most: 100, code: '3007010' },
    parts: { phone: { rule: 'phone', required: true } },
    type: PLACE,
    erasure: 'clear',
  },
  addresses: {
    kind: 'list',
    ...{ most: 100, code: '3007011' },
    parts: ADDRESS_PARTS,
    type: PLACE,
    erasure: 'clear',
  },
  attributes: {
    kind: 'list',
    ...{ most: 100, code: '3007012' },
    parts: {
      name: { rule: 'attributeName', required: true },
      value: { rule: 'attributeValue', required: true },
    },
    // eslint-disable-next-line no-restricted-syntax -- a code of the service, not a word of readers
    type: { max: 30, otherwise: 'String' },
    erasure: 'clear',
  },
} as const satisfies Record<string, ProfileText | OtherField>;

type Fields = typeof PROFILE_FIELDS;
type Texts = typeof PROFILE_TEXTS;

/** A text of a profile. */
export type ProfileTextName = keyof Texts;
/** A text of a profile that readers type in the form. */
export type ProfileFormText = {
  [Name in ProfileTextName]: Texts[Name]['group'] extends null ? never : Name;
}[ProfileTextName];
/** A list of a profile. */
export type EntryKind = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'list' } ? Name : never;
}[keyof Fields];

/** The texts of a profile as readers of it see them. */
export type ProfileTexts = { [Name in ProfileTextName]?: string | undefined };

type Entry<List extends { parts: object }> = {
  [Part in keyof List['parts']]: List['parts'][Part] extends { required: true } ? string : string | null;
} & { type: string };

type Value<Field> = Field extends { kind: 'list'; parts: object }
  ? Entry<Field>[]
  : Field extends { kind: 'choice'; values: readonly (infer Choice)[] }
    ? Choice | null
    : string | null;

/** The changes of a profile that fit its fields: missing ones stay, null clears a field. */
export type ProfileInput = { [Name in keyof Fields]?: Value<Fields[Name]> } & {
  email?: string;
  /** Required for a new e-mail address. */
  currentPassword?: string;
};

export const PROFILE_TEXT_NAMES = Object.keys(PROFILE_TEXTS) as readonly ProfileTextName[];

/** The texts that readers type, in the order of the form: all, or those of a group. */
export const profileFormTexts = (group?: 'names' | 'personal'): readonly ProfileFormText[] =>
  PROFILE_TEXT_NAMES.filter((name): name is ProfileFormText => {
    const { group: own } = PROFILE_TEXTS[name];
    return own !== null && (group === undefined || own === group);
  });

/** The fields that the deletion of an account keeps. Every other column of a reader is emptied. */
export const KEPT_PROFILE_FIELDS = Object.entries<Erased>(PROFILE_FIELDS)
  .filter(([, { erasure }]) => erasure === 'keep')
  .map(([name]) => name) as readonly (keyof Fields)[];

/** An object with a value for each of some fields. */
export const eachField = <Name extends string, T>(
  names: readonly Name[],
  value: (name: Name) => T,
): Record<Name, T> => Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>;
