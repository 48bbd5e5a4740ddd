import { describe, expect, it } from 'vitest';
import { readerName, readerState } from './reader.ts';
import { ANONYMOUS_SESSION, UNKNOWN_SESSION, type Session } from './session.ts';

const user = { uuid: 'r', email: 'ana.perez@example.com', firstName: 'Ana' };
const withStatus = (...statuses: number[]): Session => ({
  user,
  subscriptions: statuses.map((status, index) => ({ subscriptionID: index, status, sku: 'X' })),
});

describe('H3 the state of a reader', () => {
  it('is unknown until profile and subscriptions are there', () => {
    expect(readerState(UNKNOWN_SESSION)).toBe('unknown');
    expect(readerState({ user, subscriptions: null })).toBe('unknown');
    expect(readerState(ANONYMOUS_SESSION)).toBe('anonymous');
  });

  it.each([1, 3, 4, 5])('status %d makes a subscriber', (status) => {
    expect(readerState(withStatus(status))).toBe('subscriber');
    expect(readerState(withStatus(status, 6))).toBe('subscriber');
  });

  it.each([2, 6, 7])('status %d does not', (status) => {
    expect(readerState(withStatus(status))).toBe('registered');
  });

  it('without a list there is an account and no subscription', () => {
    expect(readerState({ user, subscriptions: false })).toBe('registered');
  });
});

describe('H4 the name of a reader', () => {
  it.each<[string, Session]>([
    ['ana.perez', { user, subscriptions: null }],
    ['Ana', { user: { uuid: 'r', firstName: 'Ana' }, subscriptions: null }],
    ['', { user: { uuid: 'r' }, subscriptions: null }],
    ['', ANONYMOUS_SESSION],
    ['', UNKNOWN_SESSION],
  ])('is %j', (name, session) => {
    expect(readerName(session)).toBe(name);
  });
});
