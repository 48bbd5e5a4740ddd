import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import {
  EMPTY_LIST,
  listenLater,
  listenNow,
  LONGEST_LIST,
  readListeningList,
  withoutStory,
  withShown,
  type ListenedStory,
  type ListeningList,
} from './list.ts';
import { listeningMinutes, LONGEST_SENTENCE, sentencesOf } from './sentences.ts';
import { spanishVoice } from './voice.ts';

const story = (path: string): ListenedStory => ({ path, title: `Nota ${path}`, brand: 'Semanario' });
const list = (...paths: string[]): ListeningList => ({
  stories: paths.map(story),
  place: 7,
  length: 9,
  rate: 1.5,
});
const paths = ({ stories }: ListeningList): string[] => stories.map(({ path }) => path);

describe('N20 the sentences of a text', () => {
  it.each([
    ['Llovió. Nadie salió.', ['Llovió.', 'Nadie salió.']],
    ['A las 7:30 a. m. Salió el bus.', ['A las 7:30 a. m. Salió el bus.']],
    [
      'Lo dijo la Dra. Salas en EE. UU. ayer. ¿Por qué?',
      ['Lo dijo la Dra. Salas en EE. UU. ayer.', '¿Por qué?'],
    ],
    ['  Uno\n dos  ', ['Uno dos']],
    ['— … —', []],
    ['', []],
  ])('%j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

  it('breaks a long one where a reader breathes', () => {
    const parts = sentencesOf(`${'La lluvia cayó sobre el techo de zinc, '.repeat(12)}y escampó.`);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true);
  });

  it('breaks a long one without marks between two words, and a long word where it must', () => {
    const words = sentencesOf('palabra '.repeat(60));
    expect(words.every((part) => /^(palabra ?)+$/.test(part) && part === part.trim())).toBe(true);
    expect(words.join(' ')).toBe('palabra '.repeat(60).trim());
    const word = 'x'.repeat(LONGEST_SENTENCE);
    expect(sentencesOf(word)).toEqual([word]);
    expect(sentencesOf(`${word}${word}x`)).toEqual([word, word, 'x']);
  });

  it('loses no letter, and none is longer than a voice can say', () => {
    const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(
        fc.lorem({ mode: 'sentences', maxCount: 8 }),
        fc.string({ unit: 'grapheme' }),
        (words, odd) => {
          const text = `${words} ${odd}`;
          const sentences = sentencesOf(text);
          expect(letters(sentences.join(' '))).toBe(letters(text));
          expect(sentences.every(({ length }) => length > 0 && length <= LONGEST_SENTENCE)).toBe(true);
        },
      ),
    );
  });

  it('counts the minutes that are left by the speed', () => {
    const sentences = Array.from({ length: 36 }, () => 'x'.repeat(100));
    expect([listeningMinutes(sentences), listeningMinutes(sentences, 2), listeningMinutes([])]).toEqual([
      4, 2, 1,
    ]);
    expect([13, 14].map((many) => listeningMinutes(sentences.slice(0, many)))).toEqual([1, 2]);
  });
});

describe('N20 the voice', () => {
  const voice = (lang: string, localService = false) => ({ lang, localService });

  it.each([
    [['en-US', 'es-ES', 'es-CO'], 'es-CO'],
    [['es-ES', 'es-MX'], 'es-MX'],
    [['es-AR', 'es_CO'], 'es_CO'],
    [['es-PE'], 'es-PE'],
    [['es'], 'es'],
    [['en-US', 'est-EE', 'x-es-CO'], undefined],
    [[], undefined],
  ])('of %j is %s', (known, chosen) =>
    expect(spanishVoice(known.map((lang) => voice(lang)))?.lang).toBe(chosen),
  );

  it('needs no network if one of the same country does not', () => {
    expect(spanishVoice([voice('es-CO'), voice('es-CO', true)])?.localService).toBe(true);
  });
});

describe('N20 the list', () => {
  it('plays a story now in the place of the present one, from its beginning', () => {
    expect(listenNow(list('/a/', '/b/'), story('/c/'))).toEqual({
      stories: ['/c/', '/b/'].map(story),
      place: 0,
      rate: 1.5,
    });
    expect(paths(listenNow(list('/a/', '/b/', '/c/'), story('/c/')))).toEqual(['/c/', '/b/']);
    expect(listenNow(list('/a/'), story('/a/'))).toEqual(list('/a/'));
  });

  it('keeps one for later once, and no more than it can hold', () => {
    expect(paths(listenLater(list('/a/'), story('/b/')))).toEqual(['/a/', '/b/']);
    expect(listenLater(list('/a/', '/b/'), story('/b/'))).toEqual(list('/a/', '/b/'));
    const full = list(...Array.from({ length: LONGEST_LIST }, (_, at) => `/${at}/`));
    expect(listenLater(full, story('/b/'))).toBe(full);
  });

  it('goes on with the next from its beginning', () => {
    expect(withoutStory(list('/a/', '/b/'), story('/a/'))).toEqual({
      stories: [story('/b/')],
      place: 0,
      rate: 1.5,
    });
    expect(withoutStory(list('/a/', '/b/'), story('/b/'))).toEqual(list('/a/'));
  });

  it('notes how much of a story its page showed', () => {
    expect(withShown(list('/a/', '/b/'), story('/b/'), 12).stories).toEqual([
      story('/a/'),
      { ...story('/b/'), shown: 12 },
    ]);
  });

  it('begins with the first story, and can lose none that it does not have', () => {
    expect(paths(listenNow(EMPTY_LIST, story('/a/')))).toEqual(['/a/']);
    expect(withoutStory(EMPTY_LIST, story('/a/'))).toEqual(EMPTY_LIST);
  });

  it('comes back from the storage as it was', () => {
    const kept = withShown(list('/a/', '/b/'), story('/b/'), 12);
    expect(readListeningList(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    [null],
    ['no'],
    ['[]'],
    ['{"stories":{"length":3}}'],
    [
      '{"stories":[{"path":"//otro.example/","title":"x"},{"path":"https://otro.example/","title":"x"},{"path":"/a/"}],"place":-1,"rate":9}',
    ],
  ])('of %s is empty', (stored) =>
    expect(readListeningList(stored)).toEqual({ stories: [], place: 0, rate: 1 }),
  );

  it('keeps of a story what can be shown, and of the others nothing', () => {
    const read = (...stories: object[]) => readListeningList(JSON.stringify({ stories })).stories;
    expect(read({ path: '/a/', title: 'A' })).toEqual([{ path: '/a/', title: 'A', brand: '' }]);
    expect(read({ path: '/a/', title: 'A', brand: 7, picture: 'javascript:x', shown: '12' })).toEqual([
      { path: '/a/', title: 'A', brand: '' },
    ]);
    expect(read({ path: '/a/', title: 'A', shown: 0 })[0]?.shown).toBe(0);
    for (const bad of [
      { title: ' ' },
      { title: 7 },
      { path: 7 },
      { path: '/a b/' },
      { path: '/\\\\otro.example/' },
    ])
      expect(read({ path: '/a/', title: 'A', ...bad }), JSON.stringify(bad)).toEqual([]);
  });

  it('is no longer than a list can be, and in no place that is none', () => {
    const long = list(...Array.from({ length: LONGEST_LIST + 5 }, (_, at) => `/${at}/`));
    expect(readListeningList(JSON.stringify(long)).stories).toHaveLength(LONGEST_LIST);
    // JSON has no infinity, but a number can be too large for one.
    for (const place of ['"7"', '-1', '1e999', 'true'])
      expect(readListeningList(`{"stories":[],"place":${place}}`).place, place).toBe(0);
  });

  it('takes anything that a script may have written', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        const { stories, place, rate } = readListeningList(stored);
        expect(stories.every(({ path }) => /^\/(?!\/)/.test(path))).toBe(true);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(rate).toBe(1);
      }),
    );
  });
});
