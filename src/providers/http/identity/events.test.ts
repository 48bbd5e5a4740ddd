import { describe, expect, it, vi } from 'vitest';
import { browserEvents, type EventWindow } from './events.ts';

function page(origin: string) {
  const target = new EventTarget();
  const postMessage = vi.fn();
  const window: EventWindow = {
    location: { origin },
    postMessage,
    dispatchEvent: (event) => target.dispatchEvent(event),
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    removeEventListener: (type, listener) => target.removeEventListener(type, listener),
  };
  return { events: browserEvents(window), target, postMessage };
}

describe('events of the session', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['null', '*'],
  ])(
    'A3 a login posts ARC_LOGIN_SUCCESS with the grant type; a page of %s addresses itself by %s',
    (origin, to) => {
      const { events, postMessage } = page(origin);
      events.loggedIn('password');
      expect(postMessage).toHaveBeenCalledWith({ type: 'ARC_LOGIN_SUCCESS', grantType: 'password' }, to);
    },
  );

  it('A6 a log-out fires ArcSDK.logout; the event of another script notifies until unsubscribed', () => {
    const { events, target } = page('https://www.example.com');
    const [fired, heard] = [vi.fn(), vi.fn()];
    target.addEventListener('ArcSDK.logout', fired);
    const stop = events.onLogout(heard);
    events.loggedOut();
    target.dispatchEvent(new CustomEvent('ArcSDK.logout'));
    stop();
    target.dispatchEvent(new CustomEvent('ArcSDK.logout'));
    expect([fired.mock.calls.length, heard.mock.calls.length]).toEqual([3, 2]);
  });
});
