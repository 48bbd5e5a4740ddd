import { describe, expect, it } from 'vitest';
import { contentKey, hashOf } from './content-keys.ts';

describe('X5 the key of a content', () => {
  it.each([
    ['story', 'QYFTR3MZ', 'story/QYFTR3MZ'],
    ['section', '/deportes/ciclismo/', 'section/deportes/ciclismo'],
    ['section', '//nacion//', 'section/nacion'],
    ['section', '/', 'section/-'],
    ['author', '', 'author/-'],
    ['tag', 'a.b-c_d', 'tag/a.b-c_d'],
    ['story', 'x'.repeat(120), `story/${'x'.repeat(120)}`],
  ] as const)('%s %j is %s', (kind, id, key) => {
    expect(contentKey(kind, id)).toBe(key);
  });

  it.each(['x'.repeat(121), 'ciclismo de ruta', 'café', 'a,b', ' a', 'a\n', '~a'])(
    '%j has a short name of plain letters',
    (id) => {
      expect(contentKey('tag', id)).toMatch(/^tag\/~[\da-z]{2,14}$/);
    },
  );

  it('has a name of both directions, so that two ids must collide in each', () => {
    const [there, back] = [hashOf('a b').toString(36), hashOf('b a').toString(36)];
    expect(contentKey('tag', 'a b')).toBe(`tag/~${there}${back}`);
    expect(contentKey('tag', 'b a')).toBe(`tag/~${back}${there}`);
  });
});

describe('the hash of a text', () => {
  // The published values of FNV-1a: the site and the service that purges must agree, also when one of them is older.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is %d', (text, hash) => {
    expect(hashOf(text)).toBe(hash);
  });
});
