import { describe, expect, it } from 'vitest';
import { leadingBack } from './leading-back.ts';

describe('A7 the way back from the page to sign in', () => {
  it.each([
    ['/login/', '/nacion/', '/login/?redirect=%2Fnacion%2F'],
    ['/login/?register=1', '/nacion/', '/login/?register=1&redirect=%2Fnacion%2F'],
    ['/login/', '/a/?b=c#:~:text=d%20e', '/login/?redirect=%2Fa%2F%3Fb%3Dc%23%3A~%3Atext%3Dd%2520e'],
    ['/?form=login', '/perfil/', '/?form=login&redirect=%2Fperfil%2F'],
  ])('%s leads back to %s', (href, back, link) => {
    expect(leadingBack(href, back)).toBe(link);
    expect(new URL(link, 'https://a.co').searchParams.get('redirect')).toBe(back);
  });

  it.each([
    ['/login/', '/'],
    ['/login/?register=1', '/login/'],
    ['/login/', '/login/?register=1'],
  ])('%s names neither the home page nor itself: %s', (href, back) => {
    expect(leadingBack(href, back)).toBe(href);
  });
});
