import { describe, expect, it } from 'vitest';
import { authFormOf, authFormQuery, authPageFormOf } from './auth-form.ts';
import { afterAuthModal, hasSession, mayCloseAuthModal } from './auth-modal.ts';

const SITE = 'https://www.ejemplo.co';
const after = (path: string, rest: Partial<Parameters<typeof afterAuthModal>[0]> = {}) =>
  afterAuthModal({ address: `${SITE}${path}`, session: true, ...rest });

describe('A7 the dialog to sign in', () => {
  it.each([
    ['form=login', 'signIn'],
    ['a=1&form=signin', 'signUp'],
    ['form=recovery', 'passwordReset'],
    ['form=LOGIN', undefined],
    ['form=magiclink', undefined],
    ['', undefined],
  ])('the query %j opens %s', (query, form) => {
    expect(authFormOf(new URLSearchParams(query))).toBe(form);
  });

  it.each([
    ['form=login', 'signIn'],
    ['form=signin', 'signUp'],
    ['register=1', 'signUp'],
    ['form=login&register=1', 'signUp'],
    ['form=recovery', 'passwordReset'],
    ['form=magiclink', 'magicLink'],
    ['form=signUp', 'signIn'],
    ['', 'signIn'],
  ])('the sign-in page with %j shows %s', (query, form) => {
    expect(authPageFormOf(new URLSearchParams(query))).toBe(form);
  });

  it.each(['signIn', 'signUp', 'passwordReset', 'magicLink'] as const)('the query of %s opens it', (form) => {
    expect(authPageFormOf(new URLSearchParams(authFormQuery(form)))).toBe(form);
  });

  it.each([
    ['/suscripciones/', false],
    ['/suscripciones-online/?offerId=466', false],
    ['/nacion/', true],
  ])('on %s it may be closed: %s', (path, may) => {
    expect(mayCloseAuthModal(SITE + path)).toBe(may);
  });

  it.each([
    ['{"uuid":1,"accessToken":2,"refreshToken":3}', null, true],
    ['{"uuid":1,"accessToken":2}', null, false],
    [null, '{"uuid":1}', true],
    ['no es JSON', '{}', false],
    [null, null, false],
  ])('%s and %s are a session: %s', (persistent, ofTab, session) => {
    expect(hasSession(persistent, ofTab)).toBe(session);
  });

  it.each([
    ['/nacion/', undefined],
    ['/', undefined],
    ['/nacion/articulo/a/202600/', '/'],
    ['/gente/galeria/a/202600/', '/'],
    ['/nota.html', '/'],
    ['/multimedia/cali/', '/'],
    ['/flipbook/2026/', '/'],
  ])('without a session a reader of %s goes to %s', (path, target) => {
    expect(after(path, { session: false, redirect: '/tv/' })).toBe(target);
  });

  it.each([
    ['/nacion/?form=login&a=1#b', undefined, '/nacion/?a=1#b'],
    ['/nacion/', '/tv/?x=1', '/tv/?x=1'],
    ['/nacion/', `${SITE}/tv/`, '/tv/'],
    ['/nacion/', 'https://mal.example/tv/', '/nacion/'],
    ['/nacion/', '//mal.example/', '/nacion/'],
    ['/nacion/', '/\\mal.example', '/nacion/'],
    ['/nacion/', 'javascript:alert(1)', '/nacion/'],
  ])('with a session a reader of %s who wanted %s goes to %s', (path, redirect, target) => {
    expect(after(path, { redirect })).toBe(target);
  });

  it('adds the chosen offer, unless the target names one', () => {
    expect(after('/nacion/', { redirect: '/suscripciones-online/', offerId: '466' })).toBe(
      '/suscripciones-online/?offerId=466',
    );
    expect(after('/nacion/', { redirect: '/suscripciones-online/?offerId=7', offerId: '466' })).toBe(
      '/suscripciones-online/?offerId=7',
    );
  });
});
