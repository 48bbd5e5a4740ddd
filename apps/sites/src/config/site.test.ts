import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './env.ts';
import { siteOf } from './site.ts';

const at = (address: string) => new URL(address);

describe('hosts map to brands by configuration', () => {
  const { hosts } = readConfig({ SITES_HOSTS: '{"www.soho.example":"men","daily.localhost":"daily"}' });

  it('a configured host is its brand on any port, over https', () => {
    expect(siteOf(at('http://www.soho.example/x/'), null, hosts)).toMatchObject({
      brand: { key: 'men' },
      origin: 'https://www.soho.example',
    });
    expect(siteOf(at('http://daily.localhost:3000/'), null, hosts)).toMatchObject({
      brand: { key: 'daily' },
      origin: 'http://daily.localhost:3000',
    });
  });

  it('an unknown host gets the index, or the brand of its port', () => {
    expect(siteOf(at('http://otro.example/'), null, hosts)).toBeNull();
    expect(siteOf(at('http://localhost:3001/'), 'weekly', hosts)?.brand.key).toBe('weekly');
  });
});

describe('the environment', () => {
  it('has defaults, and PORT and SANDBOX_PORT move everything', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, sandboxPort: 4000, ownContent: true });
    expect(readConfig({ PORT: '5000', SANDBOX_PORT: '5100', SITES_SECRET: '' })).toMatchObject({
      port: 5000,
      contentOrigin: 'http://127.0.0.1:5100',
    });
  });

  it.each([
    [{ PORT: 'tres mil' }, 'PORT'],
    [{ SITES_HOSTS: '{' }, 'SITES_HOSTS: is not JSON'],
    [{ SITES_HOSTS: '{"a.example":"weakly"}' }, 'SITES_HOSTS.a.example'],
    [{ CONTENT_ORIGIN: 'ftp://x' }, 'CONTENT_ORIGIN'],
    [{ SITES_SECRET: 'corto' }, 'SITES_SECRET'],
  ])('names the variable that is wrong: %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });
});
