import { describe, expect, it, vi } from 'vitest';
import { createCookieStorage } from './cookie.ts';
import type { TextStore } from './create-storage.ts';
import { createMemoryStorage, createSharedStore } from './memory.ts';
import { createWebStorage, type StorageWindow } from './web.ts';

/** A document with the cookie behaviour of a browser: it writes one pair at a time and reads all. */
function cookieJar(blocked = false) {
  const pairs = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      if (line.includes('Max-Age=0')) pairs.delete(name);
      else if (!blocked) pairs.set(name, value);
    },
  };
}

const store = (values = new Map<string, string>()): TextStore => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
  get length() {
    return values.size;
  },
  key: (index) => [...values.keys()][index] ?? null,
  clear: () => values.clear(),
});

function page(local: TextStore, session: TextStore = store()) {
  const target = new EventTarget();
  const window: StorageWindow = {
    localStorage: local,
    sessionStorage: session,
    addEventListener: (type, listener) => target.addEventListener(type, listener as EventListener),
    removeEventListener: (type, listener) => target.removeEventListener(type, listener as EventListener),
  };
  return { window, target };
}

describe.each([
  ['web', () => createWebStorage(page(store()).window)],
  ['cookies', () => createCookieStorage({ document: cookieJar() })],
  ['memory', () => createMemoryStorage()],
])('A2 storage: %s', (_name, open) => {
  it('stores a value in one place, and removes it from the other', () => {
    const storage = open();
    expect([storage.get('k'), storage.persistenceOf('k')]).toEqual([null, null]);
    expect(storage.set('k', 'ñ;=1', 'persistent')).toBe(true);
    expect([storage.get('k'), storage.persistenceOf('k')]).toEqual(['ñ;=1', 'persistent']);
    storage.set('k', '2', 'session');
    expect([storage.get('k'), storage.persistenceOf('k')]).toEqual(['2', 'session']);
    storage.remove('k');
    expect([storage.get('k'), storage.persistenceOf('k')]).toEqual([null, null]);
  });
});

describe('A2 a browser that refuses to store', () => {
  it('a full storage: the page keeps the value, warns once, and never reads an older value', () => {
    const values = new Map([['k', 'old']]);
    const full: TextStore = {
      ...store(values),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const onWarning = vi.fn();
    const storage = createWebStorage(page(full).window, onWarning);
    expect(storage.set('k', 'new', 'persistent')).toBe(false);
    expect(storage.set('k', 'newer', 'persistent')).toBe(false);
    expect(storage.get('k')).toBe('newer');
    expect(values.has('k')).toBe(false);
    expect(onWarning).toHaveBeenCalledTimes(1);
  });

  it('a blocked storage: reading gives null, and values last as long as the page', () => {
    const { window } = page(store());
    const blocked = Object.defineProperties(window, {
      localStorage: {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
      sessionStorage: {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    });
    const storage = createWebStorage(blocked);
    expect(storage.get('k')).toBeNull();
    expect(storage.set('k', '1', 'session')).toBe(false);
    expect([storage.get('k'), storage.persistenceOf('k')]).toEqual(['1', 'session']);
    storage.remove('k');
    expect(storage.get('k')).toBeNull();
  });

  it('a cookie of more than 4000 characters is rejected with a warning', () => {
    const onWarning = vi.fn();
    const storage = createCookieStorage({ document: cookieJar(), onWarning });
    expect(storage.set('k', 'a'.repeat(4000), 'persistent')).toBe(true);
    expect(storage.set('k', 'a'.repeat(4001), 'persistent')).toBe(false);
    expect(onWarning.mock.calls[0]).toEqual(['A cookie holds 4000 characters at most: k has 4001.']);
  });

  it('blocked cookies last as long as the page', () => {
    const storage = createCookieStorage({ document: cookieJar(true) });
    expect(storage.set('k', '1', 'persistent')).toBe(false);
    expect(storage.get('k')).toBe('1');
  });
});

describe('A14 the contents of a browser’s storage', () => {
  it.each([
    ['web', () => createWebStorage(page(store()).window)],
    ['memory', () => createMemoryStorage()],
  ])('%s: lists its keys, and is emptied', (_name, open) => {
    const storage = open();
    storage.set('a', '1', 'persistent');
    storage.set('b', '2', 'session');
    expect(storage.keys().toSorted()).toEqual(['a', 'b']);
    storage.clear();
    expect([storage.keys(), storage.get('a'), storage.get('b')]).toEqual([[], null, null]);
  });

  it('cookies: neither is supported, with a warning', () => {
    const onWarning = vi.fn();
    const storage = createCookieStorage({ document: cookieJar(), onWarning });
    storage.set('a', '1', 'persistent');
    storage.clear();
    expect([storage.keys(), storage.get('a')]).toEqual([[], '1']);
    expect(onWarning).toHaveBeenCalledTimes(2);
  });
});

describe('A2 cookies', () => {
  it('are shared by the hosts of a domain, and a profile has the configured expiry', () => {
    const document = cookieJar();
    const profileExpiry = new Date('2026-01-02T03:04:05Z');
    const storage = createCookieStorage({ document, domain: 'example.com', profileExpiry });
    storage.set('ArcId.USER_PROFILE', '1', 'persistent');
    expect(document.written).toContain(
      'ArcId.USER_PROFILE=1; expires=Fri, 02 Jan 2026 03:04:05 GMT; path=/; SameSite=Lax; domain=example.com; Secure',
    );
  });

  it('are named as the key, with .session for session cookies, and expire in 2038', () => {
    const document = cookieJar();
    const storage = createCookieStorage({ document });
    storage.set('ArcId.USER_INFO', '1', 'persistent');
    storage.set('ArcId.USER_INFO', '2', 'session');
    expect(document.written).toContain(
      'ArcId.USER_INFO=1; expires=Tue, 19 Jan 2038 03:14:07 GMT; path=/; SameSite=Lax; Secure',
    );
    expect(document.written).toContain('ArcId.USER_INFO.session=2; path=/; SameSite=Lax; Secure');
  });
});

describe('two tabs', () => {
  it('are notified by storage events until they unsubscribe', () => {
    const { window, target } = page(store());
    const heard = vi.fn();
    const stop = createWebStorage(window).subscribe(heard);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'k' }));
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    stop();
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'later' }));
    expect(heard.mock.calls).toEqual([['k'], [null]]);
  });

  it('share persistent but not session values; a tab is not notified of its changes', () => {
    const shared = createSharedStore();
    const [one, two] = [createMemoryStorage(shared), createMemoryStorage(shared)];
    const [oneHeard, twoHeard] = [vi.fn(), vi.fn()];
    one.subscribe(oneHeard);
    two.subscribe(twoHeard);
    one.set('k', '1', 'persistent');
    one.set('s', '1', 'session');
    expect([two.get('k'), two.get('s')]).toEqual(['1', null]);
    expect(twoHeard.mock.calls).toEqual([['k']]);
    expect(oneHeard).not.toHaveBeenCalled();
  });
});
