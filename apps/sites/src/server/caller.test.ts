import { afterEach, describe, expect, it } from 'vitest';
import type { Sites } from './create-sites.ts';
import { openSites } from './sites.fixture.ts';

let sites: Sites;
afterEach(() => sites.close());

/** The status of a form that a connection from `peer` posts. */
async function post(peer: string, forwarded?: string): Promise<number> {
  const { status } = await sites.app.request(
    'http://localhost:3001/preferencias-de-privacidad/',
    {
      method: 'POST',
      headers: {
        origin: 'http://localhost:3001',
        'content-type': 'application/x-www-form-urlencoded',
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
      body: 'todo=no',
    },
    { brand: 'weekly', incoming: { socket: { remoteAddress: peer } } },
  );
  return status;
}

const open = async (environment: Record<string, string>): Promise<void> => {
  ({ sites } = await openSites(() => undefined, { FORMS_PER_ADDRESS: '1', ...environment }));
};

describe('the address that a limit counts', () => {
  it('is that of the connection, whatever a caller writes, with named hosts too', async () => {
    await open({});
    expect(await post('203.0.113.5', '198.51.100.1')).not.toBe(429);
    expect(await post('203.0.113.5', '198.51.100.2')).toBe(429);
    expect(await post('203.0.113.6', '198.51.100.1')).not.toBe(429);
  });

  it('is what a trusted proxy saw, and not what a caller wrote before', async () => {
    await open({ SITES_PROXIES: '10.0.0.0/8, ::1' });
    expect(await post('10.1.2.3', '203.0.113.5')).not.toBe(429);
    expect(await post('10.1.2.3', '198.51.100.7, 203.0.113.5')).toBe(429);
    expect(await post('::1', '203.0.113.6, 10.9.9.9')).not.toBe(429);
    expect(await post('203.0.113.7', '203.0.113.8')).not.toBe(429);
    expect(await post('203.0.113.7', '203.0.113.9')).toBe(429);
  });

  it('is the network of a customer with many addresses', async () => {
    await open({});
    expect(await post('2001:db8:1:2::1')).not.toBe(429);
    expect(await post('2001:db8:1:2:ffff::2')).toBe(429);
    expect(await post('2001:db8:1:3::1')).not.toBe(429);
  });
});
