import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../shared/environment.ts';
import { readConfig } from './env.ts';
import { siteOf, siteOrigin } from './site.ts';

const at = (address: string) => new URL(address);

describe('hosts map to brands by configuration', () => {
  const { hosts } = readConfig({ SITES_HOSTS: '{"www.soho.example":"men","daily.localhost":"daily"}' });

  it('a configured host selects its brand on any port, over https', () => {
    expect(
      siteOf(at('http://www.soho.example/x/'), null, { hosts, port: 3000, address: undefined }),
    ).toMatchObject({
      brand: { key: 'men' },
      origin: 'https://www.soho.example',
    });
    expect(
      siteOf(at('http://daily.localhost:3000/'), null, { hosts, port: 3000, address: undefined }),
    ).toMatchObject({
      brand: { key: 'daily' },
      origin: 'http://daily.localhost:3000',
    });
  });

  it('an unknown host gets the index, or the brand of its port', () => {
    expect(siteOf(at('http://otro.example/'), null, { hosts, port: 3000, address: undefined })).toBeNull();
    expect(
      siteOf(at('http://localhost:3001/'), 'weekly', { hosts, port: 3000, address: undefined })?.brand.key,
    ).toBe('weekly');
  });
});

it.each(['localhost', '127.0.0.1', '[::1]'])(
  'the index at %s links to the sites by the same name',
  (name) => {
    const places = { hosts: {}, port: 3000, address: undefined };
    expect(siteOrigin('daily', at(`http://${name}:3000/`), places)).toBe(`http://${name}:3002`);
  },
);

describe('the environment', () => {
  it('has defaults, and PORT and SANDBOX_PORT change all ports', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, sandboxPort: 4000, ownContent: true });
    expect(readConfig({ PORT: '5000', SANDBOX_PORT: '5100', CONTENT_TOKEN: '' })).toMatchObject({
      port: 5000,
      contentOrigin: 'http://127.0.0.1:5100',
    });
  });

  it('the account service is the sandbox, unless the content is another’s or a setting names one', () => {
    expect(readConfig({}).accountOrigin).toBe('http://127.0.0.1:4000');
    expect(readConfig({ CONTENT_ORIGIN: 'https://content.example' }).accountOrigin).toBeUndefined();
    expect(readConfig({ ACCOUNT_ORIGIN: 'https://API.example/' }).accountOrigin).toBe('https://api.example');
  });

  it('the services of the forms are complete or absent', () => {
    expect(readConfig({}).relay).toBeUndefined();
    const tokens = {
      NOTIFICATION_TOKEN: 'notification-token',
      NEWSLETTER_KEY: 'a-newsletter-key',
      SEGMENTS_TOKEN: 'the-segments-token',
    };
    const relay = {
      notificationToken: 'notification-token',
      newsletterKey: 'a-newsletter-key',
      segmentsToken: 'the-segments-token',
    };
    expect(readConfig(tokens).relay).toEqual({ origin: 'http://127.0.0.1:4000', ...relay });
    const elsewhere = { ...tokens, SERVICES_ORIGIN: 'https://services.example' };
    expect(readConfig(elsewhere).relay).toEqual({ origin: 'https://services.example', ...relay });
  });

  it.each([
    [{ PORT: 'tres mil' }, 'PORT'],
    [{ SITES_HOSTS: '{' }, 'SITES_HOSTS: is not JSON'],
    [{ SITES_HOSTS: '{"a.example":"weakly"}' }, 'SITES_HOSTS.a.example'],
    [{ CONTENT_ORIGIN: 'ftp://x' }, 'CONTENT_ORIGIN'],
    [{ CONTENT_TOKEN: 'corto' }, 'CONTENT_TOKEN'],
    [{ ACCOUNT_ORIGIN: 'https://api.example/identity' }, 'ACCOUNT_ORIGIN: is not an origin'],
    [{ ACCOUNT_ORIGIN: "https://api.example; script-src 'unsafe-inline'" }, 'ACCOUNT_ORIGIN'],
    [{ NOTIFICATION_TOKEN: 'corto' }, 'NOTIFICATION_TOKEN'],
    [
      { SERVICES_ORIGIN: 'https://services.example' },
      'NOTIFICATION_TOKEN, NEWSLETTER_KEY, SEGMENTS_TOKEN: missing',
    ],
    [{ NEWSLETTER_KEY: 'a-key-of-16-characters' }, 'NOTIFICATION_TOKEN, SEGMENTS_TOKEN: missing'],
    [
      {
        CONTENT_ORIGIN: 'https://content.example',
        NOTIFICATION_TOKEN: 'a-key-of-16-characters',
        NEWSLETTER_KEY: 'a-key-of-16-characters',
        SEGMENTS_TOKEN: 'a-key-of-16-characters',
      },
      'SERVICES_ORIGIN: missing',
    ],
  ])('names the variable that is wrong: %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });
});
