import { describe, expect, it } from 'vitest';
import { readPositions, withPosition } from './positions.ts';

describe('T4 the positions of recordings', () => {
  it.each([
    null,
    '',
    'no es JSON',
    '7',
    '[]',
    'null',
    '{"/a.wav":"12"}',
    '{"/a.wav":-1}',
    '{"/a.wav":1e999}',
    '{"/a.wav":null}',
  ])('%j holds none', (stored) => {
    expect(readPositions(stored)).toEqual({});
  });

  it('are those of the last twenty recordings', () => {
    const many = Array.from({ length: 25 }, (_, at) => `/${at}.wav`);
    const kept = many.reduce((all, name) => withPosition(all, name, 12.9), {});
    expect(Object.keys(kept)).toEqual(many.slice(5));
    expect(readPositions(JSON.stringify(kept))['/24.wav']).toBe(12);
  });

  it('end with the recording', () => {
    expect(withPosition({ '/a.wav': 3, '/b.wav': 4 }, '/a.wav')).toEqual({ '/b.wav': 4 });
  });
});
