import { describe, expect, it } from 'vitest';
import { readConfig } from './env.ts';

const TOKEN = 'a'.repeat(16);
const TOKENS = { NOTIFICATION_TOKEN: TOKEN, NEWSLETTER_KEY: TOKEN, SEGMENTS_TOKEN: TOKEN };
const EXTERNAL = { CONTENT_ORIGIN: 'https://contenido.example' };

describe('settings that need others', () => {
  it.each([
    [{ PURGE_WITH: 'fastly', PURGE_ID: 'a' }, 'PURGE_TOKEN'],
    [{ PURGE_WITH: 'cloudflare' }, 'PURGE_ID, PURGE_TOKEN'],
    [{ PURGE_WITH: 'varnish', PURGE_TOKEN: 'a' }, 'PURGE_ORIGINS'],
    [{ PURGE_TOKEN: 'a' }, 'PURGE_WITH'],
    [{ NOTIFICATION_TOKEN: TOKEN }, 'NEWSLETTER_KEY, SEGMENTS_TOKEN'],
    [{ ...EXTERNAL, ...TOKENS }, 'SERVICES_ORIGIN'],
    [
      { ...EXTERNAL, SERVICES_ORIGIN: 'https://servicios.example' },
      'NOTIFICATION_TOKEN, NEWSLETTER_KEY, SEGMENTS_TOKEN',
    ],
  ])('%j is refused without %s', (env, missing) => {
    expect(() => readConfig(env)).toThrow(`\n  ${missing}: missing beside`);
  });

  it.each([
    [
      { PURGE_WITH: 'fastly', PURGE_ID: 'a', PURGE_TOKEN: 'b' },
      { service: 'fastly', id: 'a', token: 'b' },
    ],
    [
      { PURGE_WITH: 'varnish', PURGE_ORIGINS: 'http://a:80, http://b' },
      { service: 'varnish', origins: ['http://a', 'http://b'], token: undefined },
    ],
    [{}, undefined],
  ])('%j purges with %j', (env, purge) => {
    expect(readConfig(env).purge).toEqual(purge);
  });

  it('the sandbox is the service of the site’s own forms, if there are tokens for it', () => {
    expect(readConfig(TOKENS).relay).toMatchObject({ origin: 'http://127.0.0.1:4000' });
    expect(readConfig({}).relay).toBeUndefined();
  });
});
