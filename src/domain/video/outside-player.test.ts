import { expect, it } from 'vitest';
import { outsidePlayer } from './outside-player.ts';

it('N11 the player of another company is that of the article’s id', () => {
  const src = 'https://player.ejemplo.com/embed/7';
  const players = { hosts: ['player.ejemplo.com'], articles: { A: src } };
  expect(outsidePlayer(players, 'A')).toEqual({ provider: 'frame', src });
  expect(outsidePlayer(players, 'B')).toBeUndefined();
});
