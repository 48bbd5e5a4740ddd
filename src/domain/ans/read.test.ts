import { describe, expect, it } from 'vitest';
import { cleanJson } from './clean.ts';
import {
  cursor,
  describe as named,
  flag,
  items,
  list,
  looseText,
  MAX_DEPTH,
  number,
  record,
  text,
} from './read.ts';

describe('values of a document', () => {
  it.each([
    [text, ' a ', ' a '],
    [text, 7, '7'],
    [text, '', ''],
    [number, 7.5, 7.5],
    [number, ' +7.5 ', 7.5],
    [number, '-12', -12],
    [flag, true, true],
    [flag, 'true', true],
    [flag, 'false', false],
    [flag, 1, true],
    [flag, 0, false],
  ])('is read: %#', (read, given, found) => {
    const at = cursor('a');
    expect(read(given, at)).toBe(found);
    expect(at.issues).toEqual([]);
  });

  it.each([
    [text, true, 'expected a text, found boolean true; ignored'],
    [number, '7px', 'expected a number, found "7px"; ignored'],
    [number, 'px7', 'expected a number, found "px7"; ignored'],
    [number, '7.', 'expected a number, found "7."; ignored'],
    [number, '1.25x', 'expected a number, found "1.25x"; ignored'],
    [flag, 'yes', 'expected true or false, found "yes"; ignored'],
    [flag, 2, 'expected true or false, found number 2; ignored'],
    [record, ['a'], 'expected an object, found a list; ignored'],
  ])('is reported: %#', (read, given, reason) => {
    const at = cursor('a');
    expect(read(given, at)).toBeUndefined();
    expect(at.issues).toEqual([{ path: 'a', reason }]);
  });

  it.each([[text], [number], [flag], [record]])('is absent: %#', (read) => {
    const at = cursor();
    expect([read(null, at), read(undefined, at), at.issues]).toEqual([undefined, undefined, []]);
  });

  it('are named for editors, long texts shortened', () => {
    expect([null, [], {}, 'a', 7, true].map(named)).toEqual([
      'null',
      'a list',
      'an object',
      '"a"',
      'number 7',
      'boolean true',
    ]);
    expect(named('a'.repeat(40))).toBe(`"${'a'.repeat(40)}"`);
    expect(named('a'.repeat(41))).toBe(`"${'a'.repeat(40)}…"`);
  });
});

describe('the place in a document', () => {
  it('has the path that editors read', () => {
    const at = cursor();
    at.at('a').at(2).at('b').report('x');
    at.at(0).report('y');
    at.report('z');
    expect(at.issues).toEqual([
      { path: 'a[2].b', reason: 'x' },
      { path: '[0]', reason: 'y' },
      { path: '(document)', reason: 'z' },
    ]);
    expect(at.at('a').at(2).depth).toBe(2);
  });
});

describe('lists', () => {
  it.each([[null], [undefined], [''], [{}], [[]]])('%j is empty', (given) => {
    const at = cursor();
    expect(list(given, at)).toEqual([]);
    expect(at.issues).toEqual([]);
  });

  it.each([['a'], [{ a: 1 }], [7]])('%j is the only item of its list', (given) => {
    const at = cursor('a');
    expect(list(given, at)).toEqual([given]);
    expect(at.issues).toEqual([{ path: 'a', reason: 'expected a list; the value is read as its only item' }]);
  });

  it('have the items that can be read', () => {
    const at = cursor('a');
    expect(items([1, 'x', 2], at, number)).toEqual([1, 2]);
    expect(at.issues.map(({ path }) => path)).toEqual(['a[1]']);
  });

  it('are read to a depth that no editor reaches', () => {
    expect(items([1], cursor('a', [], MAX_DEPTH), number)).toEqual([1]);
    const deep = cursor('a', [], MAX_DEPTH + 1);
    expect(items([1], deep, number)).toEqual([]);
    expect(deep.issues).toEqual([{ path: 'a', reason: 'nested too deeply; left out' }]);
  });
});

describe('a text of any shape', () => {
  it.each([
    ['a', 'a'],
    [7, '7'],
    [['a', '', { text: 'b' }], 'a b'],
    [{ content: ' ', text: 'b' }, 'b'],
    [{ other: 'a' }, ''],
    [true, ''],
    [null, ''],
    [[[[[['a']]]]], 'a'],
    [[[[[[['a']]]]]], ''],
  ])('%j is %j', (given, found) => expect(looseText(given)).toBe(found));

  it.each([['content'], ['text'], ['basic'], ['html'], ['value'], ['body'], ['raw']])(
    'is under %s',
    (key) => {
      expect(looseText({ [key]: 'a' })).toBe('a');
    },
  );
});

describe('JSON that a database can store', () => {
  it.each([
    ['a name', '{"z":1,"a\\u0000":{"b":2}}', { z: 1, a: { b: 2 } }],
    ['a text in a list', '{"a":[1,"b\\ud800"]}', { a: [1, 'b'] }],
    ['a prototype', '{"a":1,"__proto__":{"x":1},"b":2}', { a: 1, b: 2 }],
  ])('is clean of one fault: %s', (_fault, given, clean) => {
    expect(cleanJson(JSON.parse(given))).toStrictEqual(clean);
  });

  it('is not copied when it is clean', () => {
    const given = { a: [1, 'b', null, true, { c: 'ñ😀' }], d: {} };
    expect(cleanJson(given)).toBe(given);
  });

  it('has no NUL, no half of a character and no prototype', () => {
    const given: unknown = JSON.parse(
      '{"a\\u0000":["b\\u0000\\ud800c",1,true,null],"__proto__":{"x":1},"d":{"e":"😀"}}',
    );
    const copy = cleanJson(given);
    expect(copy).toStrictEqual({ a: ['bc', 1, true, null], d: { e: '😀' } });
    expect(Object.keys(copy as object)).toEqual(['a', 'd']);
  });

  it('ends a little deeper than documents are read', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 'fin' : [nest(levels - 1)]);
    expect(JSON.stringify(cleanJson(nest(MAX_DEPTH + 5)))).toContain('fin');
    expect(JSON.stringify(cleanJson(nest(MAX_DEPTH + 6)))).not.toContain('fin');
    expect(JSON.stringify(cleanJson(nest(MAX_DEPTH + 6)))).toContain('null');
  });
});
