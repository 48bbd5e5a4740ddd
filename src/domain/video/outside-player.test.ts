import { describe, expect, it } from 'vitest';
import { isFrameOf, outsidePlayer } from './outside-player.ts';

const HOSTS = ['player.ejemplo.com'];
const SRC = 'https://player.ejemplo.com/embed/7';

describe('N11 the player of another company', () => {
  it.each([
    [SRC, true],
    ['http://player.ejemplo.com/embed/7', false],
    ['https://otro.ejemplo.com/embed/7', false],
    ['https://player.ejemplo.com.otro.com/', false],
    ['https://player.ejemplo.com:8443/', false],
    ['https://player.ejemplo.com@otro.com/', false],
    ['https://lector:clave@player.ejemplo.com/', false],
    ['javascript:alert(1)', false],
    ['/embed/7', false],
    ['', false],
  ])('%s is a frame of its host: %s', (address, expected) => {
    expect(isFrameOf(address, HOSTS)).toBe(expected);
  });

  it('is that of the article’s id, on an allowed host', () => {
    const players = { hosts: HOSTS, articles: { A: SRC, B: 'https://otro.ejemplo.com/' } };
    expect(outsidePlayer(players, 'A')).toEqual({ provider: 'frame', src: SRC });
    for (const id of ['B', 'C', 'constructor', '']) expect(outsidePlayer(players, id)).toBeUndefined();
  });
});
