import { describe, expect, it } from 'vitest';
import { DICTIONARY } from '../scopes/dictionary.ts';
import { english } from './index.ts';

type Words = Readonly<Record<string, unknown>>;
type Make = (...given: unknown[]) => unknown;

const isMade = (value: unknown): value is Make => typeof value === 'function';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Each text of the dictionary, and each function that makes one, with its English. */
function pairs(
  name: string,
  spanish: unknown,
  own: unknown,
): [name: string, spanish: unknown, own: unknown][] {
  if (isText(spanish) || isMade(spanish)) return [[name, spanish, own]];
  return Object.entries(spanish as Words).flatMap(([word, text]) =>
    pairs(`${name}.${word}`, text, (own as Words)[word]),
  );
}
const ALL = pairs('messages', DICTIONARY, english);
const texts = ALL.filter((pair): pair is [string, string, string] => isText(pair[1]));
const made = ALL.filter((pair): pair is [string, Make, Make] => isMade(pair[1]));

/** Arguments for the functions: names or numbers as texts that can be found again, lists of them, and numbers. */
const GIVEN: readonly ((at: number) => unknown)[] = [
  (at) => `«${at}»`,
  (at) => [`«${at}»`],
  () => 1,
  () => 12,
];

function called(make: Make, given: (at: number) => unknown): string | undefined {
  try {
    const text = make(given(0), given(1), given(2));
    // The words of a status are an object.
    return isText(text) ? text : JSON.stringify(text);
  } catch {
    return undefined;
  }
}

/** Names, numbers, and words that both languages have. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  ...[
    '2',
    '75',
    'Apple',
    'Audio',
    'Cali',
    'Facebook',
    'Google',
    'Subtotal',
    'Total',
    'Video',
    'Videos',
    'videos',
  ],
]);
/** A code for the service is no text. */
const isCode = (name: string): boolean => name.endsWith('.code');
/** Signs and letters of Spanish, and short words that English does not have. */
const SPANISH = /[áéíóúüñ¿¡]|(?<!\p{L})(?:el|la|las|los|de|del|que|por|para|con|una?|hay|al)(?!\p{L})/iu;
/** The place in Colombia that an address has as an example. */
const COLOMBIAN = ['Calle 93 # 11-27'];

describe('English', () => {
  it('has a text for hundreds, each another than the Spanish one', () => {
    expect(texts.length).toBeGreaterThan(600);
    expect(
      texts.filter(([name, spanish, own]) => spanish === own && !SAME_IN_BOTH.has(own) && !isCode(name)),
    ).toEqual([]);
  });

  it('has no Spanish in it', () => {
    const found = [
      ...texts.map(([name, , own]) => [name, own] as const),
      ...made.flatMap(([name, , own]) => GIVEN.map((given) => [name, called(own, given) ?? ''] as const)),
    ].filter(([, own]) => SPANISH.test(own) && !COLOMBIAN.some((place) => own.includes(place)));
    expect(found).toEqual([]);
  });

  it('has the same places for numbers in its texts', () => {
    const places = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
    expect(texts.filter(([, spanish, own]) => `${places(spanish)}` !== `${places(own)}`)).toEqual([]);
  });

  it.each(made)('%s says what it is given, as in Spanish', (_, spanish, own) => {
    const of = (text: string | undefined): string[] => [...new Set(text?.match(/<\d>/g))].sort();
    for (const given of GIVEN) {
      const text = called(spanish, given);
      if (text === undefined) continue;
      expect(called(own, given)).toBeDefined();
      expect(of(called(own, given))).toEqual(of(text));
    }
  });

  it('is American', () => {
    const BRITISH =
      /\b(?:cancelled|centre|colour|organisation|programme|recognise|favour|catalogue|licence)\b/i;
    expect(texts.filter(([, , own]) => BRITISH.test(own))).toEqual([]);
  });
});
