import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

describe('configuration from the environment', () => {
  it('has a default for everything; an empty variable counts as unset', () => {
    expect(readConfig({ SANDBOX_PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      imageEffort: 3,
      logLevel: 'info',
      sitesPort: 3000,
    });
  });

  it('reads the settings that are present', () => {
    const config = readConfig({
      SANDBOX_PORT: '4100',
      DATABASE_URL: 'postgres://u:p@db/x',
      SANDBOX_IMAGE_EFFORT: '0',
      SANDBOX_CLOCK: '2026-03-10T12:00:00-05:00',
      PORT: '8000',
    });
    expect(config).toMatchObject({
      port: 4100,
      databaseUrl: 'postgres://u:p@db/x',
      imageEffort: 0,
      sitesPort: 8000,
    });
    expect(config.seedClock?.toISOString()).toBe('2026-03-10T17:00:00.000Z');
  });

  it('names every invalid variable', () => {
    const read = () =>
      readConfig({ SANDBOX_PORT: 'x', DATABASE_URL: 'mysql://a', LOG_LEVEL: 'loud', SANDBOX_CLOCK: 'hoy' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/SANDBOX_PORT[\s\S]*DATABASE_URL[\s\S]*SANDBOX_CLOCK[\s\S]*LOG_LEVEL/);
  });
});

describe('the days for which personal data are kept', () => {
  const read = (value: string) => readConfig({ RETENTION_DAYS: value }).retention;

  it('have defaults, of which some can be replaced', () => {
    expect(readConfig({}).retention).toMatchObject({ messages: 730, orders: 3653 });
    expect(read('{"messages": 365}')).toMatchObject({ messages: 365, orders: 3653 });
  });

  it.each([
    ['30 días', /must be JSON/],
    ['{"messages": "365"}', /RETENTION_DAYS/],
    ['{"letters": 365}', /RETENTION_DAYS/],
    ['{"orders": 3652}', /orders must be at least 3653 days/],
    ['{"emails": 1000000}', /RETENTION_DAYS/],
  ])('refuse %s', (value, words) => {
    expect(() => read(value)).toThrow(words);
  });
});

describe('mail, origins, proxies, limits and tokens', () => {
  const PRODUCTION = {
    SANDBOX_MODE: 'production',
    DATABASE_URL: 'postgres://db.example/rotativa',
    SMTP_URL: 'smtp://mail.example:587',
    NOTIFICATION_TOKEN: 'n'.repeat(16),
    SEGMENTS_TOKEN: 's'.repeat(16),
    NEWSLETTER_KEY: 'k'.repeat(8),
    SANDBOX_CONTENT_TOKEN: 'c'.repeat(16),
    SANDBOX_SECRET: 'x'.repeat(32),
  };

  it('have defaults for a laptop', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      smtpUrl: undefined,
      allowedOrigins: [],
      trustedProxies: [],
      limitFactor: 1,
      addressFactor: 20,
    });
  });

  it.each([
    'DATABASE_URL',
    'SMTP_URL',
    'NOTIFICATION_TOKEN',
    'SEGMENTS_TOKEN',
    'NEWSLETTER_KEY',
    'SANDBOX_CONTENT_TOKEN',
    'SANDBOX_SECRET',
  ])('production does not start without %s', (name) => {
    expect(readConfig(PRODUCTION)).toMatchObject({ mode: 'production', limitFactor: 1, addressFactor: 1 });
    const { [name]: _, ...rest } = { ...PRODUCTION } as Record<string, string>;
    expect(() => readConfig(rest)).toThrow(ConfigError);
    expect(() => readConfig(rest)).toThrow(name);
  });

  it('production has the embedded database only in a folder that is named', () => {
    const { DATABASE_URL: _, ...rest } = PRODUCTION;
    expect(readConfig({ ...rest, SANDBOX_DATA: '/srv/data' })).toMatchObject({ databaseUrl: undefined });
  });

  it('reads lists and maps', () => {
    expect(
      readConfig({
        SANDBOX_ORIGINS: 'https://a.example, https://b.example:8443',
        SANDBOX_PROXIES: '10.0.0.0/8,::1',
        SITES_ORIGINS: '{"daily": "https://diario.example"}',
      }),
    ).toMatchObject({
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      siteOrigins: { daily: 'https://diario.example' },
    });
  });

  it.each([
    ['SANDBOX_ORIGINS', '*'],
    ['SANDBOX_ORIGINS', 'https://a.example/path'],
    ['SANDBOX_PROXIES', '10.0.0.0/33'],
    ['SANDBOX_PROXIES', 'proxy.example'],
    ['SITES_ORIGINS', '{"nobody": "https://a.example"}'],
    ['SITES_ORIGINS', 'weekly'],
    ['SMTP_URL', 'https://mail.example'],
    ['SANDBOX_LIMIT_FACTOR', '0'],
    ['NOTIFICATION_TOKEN', 'short'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
