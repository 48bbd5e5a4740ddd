import { cloneElement, isValidElement } from 'react';

/** How much content the stories have: as they are written, as little as editors write, or what breaks a layout. */
export const DENSITIES = ['real', 'short', 'hostile'] as const;
export type Density = (typeof DENSITIES)[number];

/** Sixty letters without a place to break. */
export const LONG_WORD = 'Desinstitucionalizaciónsobredimensionadamenteelectroencefalo'.slice(0, 60);

/** Props that are words of readers even if they have no space. */
const WORDS: ReadonlySet<string> = new Set(['children', 'headline', 'kicker', 'label', 'text', 'title']);
/** Addresses, pictures, HTML, and lists of sizes. */
const NO_WORDS = /^(\/|#|\(|<|[a-z]+:)|\d(px|vw|w)\b/;

const isText = (key: string, value: string): boolean =>
  !NO_WORDS.test(value) &&
  (/\p{L}\S* \S*\p{L}/u.test(value) || (WORDS.has(key) && /\p{Lu}\p{Ll}/u.test(value)));

const REWRITE: Record<Exclude<Density, 'real'>, (text: string) => string> = {
  short: (text) => text.split(' ').slice(0, 2).join(' '),
  hostile: (text) => `${LONG_WORD} ${text} ${text}`,
};

const isPlain = (value: object): boolean =>
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as never);

/** A story's args with other texts. With hostile content stories have no picture either. */
export function withDensity<T>(value: T, density: Density, key = ''): T {
  if (density === 'real') return value;
  if (typeof value === 'string') return (isText(key, value) ? REWRITE[density](value) : value) as T;
  if (isValidElement<object>(value)) return cloneElement(value, withDensity(value.props, density)) as T;
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withDensity(one, density, key)) as T;
  const isStory = 'headline' in value && 'picture' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(density === 'hostile' && isStory && name === 'picture'))
      .map(([name, one]) => [name, withDensity(one as unknown, density, name)]),
  ) as T;
}

/** Readers' words have letters. A number or a sign does not. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Entries that only programs read: the code of an error, the tag of a language. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['code', 'tag']);

const isUnit = (words: readonly unknown[]): boolean =>
  words.length === 2 && words.every((word) => typeof word === 'string' && !word.includes(' '));

/**
 * Default messages of the pieces with other texts, also those that a function makes of a number or a name. Pairs stay: they
 * are units of a number, such as day and days, which are short in every language.
 */
export function messagesWithDensity<T>(value: T, density: Density): T {
  if (density === 'real') return value;
  if (typeof value === 'string') return (isWord(value) ? REWRITE[density](value) : value) as T;
  if (typeof value === 'function')
    return ((...given: unknown[]) =>
      messagesWithDensity((value as (...of: unknown[]) => unknown)(...given), density)) as T;
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  if (Array.isArray(value))
    return (isUnit(value) ? value : value.map((one: unknown) => messagesWithDensity(one, density))) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      FOR_PROGRAMS.has(name) ? one : messagesWithDensity(one as unknown, density),
    ]),
  ) as T;
}
