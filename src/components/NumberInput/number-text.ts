/** How a number is written: its language, its currency or unit, and how many decimals it may have. */
export interface NumberStyle {
  readonly locale: string;
  readonly format: Intl.NumberFormatOptions | undefined;
  readonly decimals: number;
}

/** A number as it is written: what is before the digits ('$'), the digits with their sign, and what follows ('km'). */
export interface WrittenNumber {
  readonly prefix: string;
  readonly digits: string;
  readonly suffix: string;
}

/** The digits that a double keeps exactly. Larger numbers would change while they are read. */
const EXACT_DIGITS = 15;
const NUMERALS: ReadonlySet<string> = new Set([
  'minusSign',
  'plusSign',
  'integer',
  'group',
  'decimal',
  'fraction',
]);

/** The decimals of a number: 2 for 0.25. */
export function placesOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** The decimals that a format has: pesos are written without cents. */
export function decimalsOf(format: Intl.NumberFormatOptions | undefined, step: number | undefined): number {
  const shift = format?.style === 'percent' ? 2 : 0;
  if (step !== undefined) return Math.max(0, placesOf(step) - shift);
  if (format?.style !== 'currency' || format.currency === 'COP') return 0;
  return new Intl.NumberFormat('en', format).resolvedOptions().maximumFractionDigits ?? 0;
}

const writer = ({ locale, format, decimals }: NumberStyle): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    ...format,
    useGrouping: format?.useGrouping ?? 'always',
    minimumFractionDigits: format?.style === 'currency' ? decimals : 0,
    maximumFractionDigits: decimals,
  });

const digitsOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts
    .filter(({ type }) => NUMERALS.has(type))
    .map((part) => part.value)
    .join('');

const affixOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts
    .filter(({ type }) => !NUMERALS.has(type))
    .map((part) => part.value)
    .join('')
    .trim();

/** A number as the language writes it, in its three parts. */
export function writeNumber(value: number, style: NumberStyle): WrittenNumber {
  const parts = writer(style).formatToParts(value);
  const first = parts.findIndex(({ type }) => type === 'integer');
  // Some languages have a word for one day or two: the field still shows a number.
  if (first < 0)
    return {
      prefix: '',
      digits: digitsOf(writer({ ...style, format: undefined }).formatToParts(value)),
      suffix: affixOf(parts),
    };
  return {
    prefix: affixOf(parts.slice(0, first)),
    digits: digitsOf(parts),
    suffix: affixOf(parts.slice(first)),
  };
}

/** One number of each plural form that a language may have. */
const FORMS = [0, 1, 2, 3, 5, 11, 100, 1.5];

/** The words around numbers of a style, the longest first. */
function affixesOf(style: NumberStyle): string[] {
  const words = FORMS.flatMap((form) => {
    const { prefix, suffix } = writeNumber(form, { ...style, decimals: 1 });
    return [prefix, suffix];
  });
  return [...new Set(words)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/** A number in one text, with its currency or unit. */
export const numberWords = (value: number, style: NumberStyle): string => writer(style).format(value);

/** The characters of a language: those that separate, and its ten digits. */
function charactersOf(locale: string): { group: string; decimal: string; zero: number } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(123456.7);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const zero = new Intl.NumberFormat(locale).format(0).codePointAt(0)!;
  return { group: of('group'), decimal: of('decimal'), zero };
}

/** Separators of all languages, by one sign each: spaces and apostrophes only group. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u200e\u200f\u061c]/g, ''],
  [/[−‐–]/g, '-'],
  [/[\s'’٬]/g, ' '],
  [/٫/g, ','],
];

/** Whether a sign is between groups of digits: 1.234.567, and 12,34,567 in India. */
const isGrouped = (parts: readonly string[], sign: string): boolean =>
  parts.every((part, at) =>
    at === parts.length - 1
      ? part.length === 3
      : at === 0
        ? /^\d{1,3}$/.test(part)
        : (sign === ',' ? /^\d{2,3}$/ : /^\d{3}$/).test(part),
  );

/** The digits of a number without a sign, as JavaScript writes them; undefined if it is none. */
function plainDigits(text: string, decimal: string, decimals: number): string | undefined {
  const compact = text.split(' ');
  if (compact.length > 1) {
    const last = compact.at(-1)!.split(/[.,]/)[0]!;
    if (!isGrouped([...compact.slice(0, -1), last], ' ')) return undefined;
  }
  const joined = compact.join('');
  if (!/^[\d.,]*\d[\d.,]*$/.test(joined)) return undefined;
  const used = [...new Set(joined.replaceAll(/\d/g, ''))];
  const last = joined.match(/[.,](?=\d*$)/)?.[0];
  if (last === undefined) return joined;
  const whole = joined.slice(0, joined.lastIndexOf(last));
  const after = joined.slice(whole.length + 1);
  const asDecimal = `${whole || '0'}.${after || '0'}`;

  // '1.234,50' and '1,234.50': the last one is the decimal sign, in whatever language.
  if (used.length === 2) {
    const group = used.find((sign) => sign !== last)!;
    const groups = whole.split(group);
    return isGrouped(groups, group) ? `${groups.join('')}.${after || '0'}` : undefined;
  }
  const groups = joined.split(last);
  if (groups.length > 2) return isGrouped(groups, last) ? groups.join('') : undefined;
  // One sign: '1.234' is a thousand in Spanish, and '1.5' one and a half in every language.
  const canGroup = isGrouped(groups, last) && whole !== '0';
  return canGroup && (last !== decimal || decimals === 0) ? groups.join('') : asDecimal;
}

/**
 * Reads a number that a person wrote or pasted: '1.234,5', '1,234.50', '$ 1.234', '-3 km'.
 * @returns undefined if it is not one number
 */
export function readNumber(text: string, style: NumberStyle): number | undefined {
  const { decimal, zero } = charactersOf(style.locale);
  const affix = affixesOf(style).find((words) => text.includes(words));
  let rest = affix ? text.replace(affix, '') : text;
  for (const [sign, plain] of SIGNS) rest = rest.replaceAll(sign, plain);
  rest = rest
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const at = digit.codePointAt(0)! - zero;
      return at >= 0 && at < 10 ? String(at) : digit;
    })
    // Signs and codes of currencies: '$', 'US$', 'COP'.
    .replace(/(?<![\p{L}\d])(?:[A-Z]{1,3})?\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu, '')
    .replace(style.format?.style === 'percent' ? '%' : '', '')
    .trim();
  const [, minus, number = ''] = /^([+-]?) *(.*)$/.exec(rest)!;
  const digits = plainDigits(number, decimal === '٫' ? ',' : decimal, style.decimals);
  if (digits === undefined) return undefined;
  if (digits.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length > EXACT_DIGITS) return undefined;
  return Number(`${minus}${digits}${style.format?.style === 'percent' ? 'e-2' : ''}`);
}

/** The text of a field after an edit, and where its caret is. */
export interface Edit {
  readonly text: string;
  readonly caret: number;
}

/**
 * Takes the separators of groups out of what the reader did not write: after a digit more, '1.234' would be '1.2345'.
 * @param start the selection before the edit, with `end`
 */
export function editOf(before: string, after: string, start: number, end: number, locale: string): Edit {
  const { group } = charactersOf(locale);
  const without = (text: string): string => (group ? text.replaceAll(group, '') : text);
  let head = 0;
  while (head < start && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length - end, after.length - head);
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const kept = without(after.slice(0, head));
  const written = after.slice(head, after.length - tail);
  return {
    text: kept + written + without(after.slice(after.length - tail)),
    caret: kept.length + written.length,
  };
}
