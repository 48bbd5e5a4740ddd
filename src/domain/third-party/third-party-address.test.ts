import { describe, expect, it } from 'vitest';
import { isOnHost, thirdPartyAddress } from './third-party-address.ts';

const HOSTS = ['player.ejemplo.com'];
const ADDRESS = 'https://player.ejemplo.com/embed/7';

describe('N11 what another company has for an article', () => {
  it.each([
    [ADDRESS, true],
    ['http://player.ejemplo.com/embed/7', false],
    ['https://otro.ejemplo.com/embed/7', false],
    ['https://player.ejemplo.com.otro.com/', false],
    ['https://player.ejemplo.com:8443/', false],
    ['https://player.ejemplo.com@otro.com/', false],
    ['https://lector:clave@player.ejemplo.com/', false],
    ['javascript:alert(1)', false],
    ['/embed/7', false],
    ['', false],
  ])('%s is on its host: %s', (address, expected) => {
    expect(isOnHost(address, HOSTS)).toBe(expected);
  });

  it('is found by the article’s id, on an allowed host', () => {
    const addresses = { hosts: HOSTS, articles: { A: ADDRESS, B: 'https://otro.ejemplo.com/' } };
    expect(thirdPartyAddress(addresses, 'A')).toBe(ADDRESS);
    for (const id of ['B', 'C', 'constructor', '']) expect(thirdPartyAddress(addresses, id)).toBeUndefined();
  });
});
