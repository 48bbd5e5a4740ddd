import { expect, it } from 'vitest';
import { thirdPartyPlayer } from './third-party-player.ts';

it('N11 the player of another company is that of the article’s id', () => {
  const src = 'https://player.ejemplo.com/embed/7';
  const players = { hosts: ['player.ejemplo.com'], articles: { A: src } };
  expect(thirdPartyPlayer(players, 'A')).toEqual({ provider: 'frame', src });
  expect(thirdPartyPlayer(players, 'B')).toBeUndefined();
});
