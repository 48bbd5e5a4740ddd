import { describe, expect, it } from 'vitest';
import { sealedIn, setCookie, withCookies } from './cookies.ts';

const COOKIE = { name: 'rt-a', value: 'v', path: '/api/', seconds: 60, secure: true };

describe('a cookie of the sites', () => {
  it.each([
    [{}, 'rt-a=v; Path=/api/; Max-Age=60; SameSite=Lax; HttpOnly; Secure'],
    [{ secure: false }, 'rt-a=v; Path=/api/; Max-Age=60; SameSite=Lax; HttpOnly'],
    [{ script: false }, 'rt-a=v; Path=/api/; Max-Age=60; SameSite=Lax; HttpOnly; Secure'],
    [{ script: true }, 'rt-a=v; Path=/api/; Max-Age=60; SameSite=Lax; Secure'],
    [{ script: true, secure: false }, 'rt-a=v; Path=/api/; Max-Age=60; SameSite=Lax'],
    [{ value: '', seconds: 0 }, 'rt-a=; Path=/api/; Max-Age=0; SameSite=Lax; HttpOnly; Secure'],
  ])('with %j is %s', (own, header) => {
    expect(setCookie({ ...COOKIE, ...own })).toBe(header);
  });

  it('is read by its whole name', () => {
    const header = 'rt-ab=other; rt-a=own; x=1';
    expect(sealedIn(header, 'rt-a')).toBe('own');
    expect([sealedIn(header, 'rt'), sealedIn('', 'rt-a'), sealedIn(undefined, 'rt-a')]).toEqual(['', '', '']);
  });

  it('is added to the others of a response', () => {
    const response = new Response('text', { headers: { 'Set-Cookie': 'a=1' } });
    expect(withCookies(response, ['b=2', 'c=3'])).toBe(response);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2', 'c=3']);
    expect(withCookies(new Response(), []).headers.getSetCookie()).toEqual([]);
  });
});
