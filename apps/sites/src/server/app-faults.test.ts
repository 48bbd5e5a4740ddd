import { ApiError } from 'rotativa/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SitesOptions } from './create-sites.ts';
import { openSites } from './sites.fixture.ts';

const FAULT = new TypeError('a fault of the clock');
const LOGGED = expect.objectContaining({ message: FAULT.message }) as object;
/** It reads the clock before it answers. */
const ROUTE = '/api/sugerencias?q=cafe';

/** Sites whose clock fails once for the next request. */
async function open(fault: Error, options: Partial<SitesOptions> = {}) {
  let armed = false;
  const opened = await openSites(
    () => undefined,
    {},
    {
      clock: () => {
        const fails = armed;
        armed = false;
        if (fails) throw fault;
        return new Date('2026-02-01T12:00:00Z');
      },
      ...options,
    },
  );
  onTestFinished(() => opened.sites.close());
  return {
    warnings: opened.warnings,
    get: (...asked: Parameters<typeof opened.get>) => {
      armed = true;
      return opened.get(...asked);
    },
  };
}

describe('a fault of the server outside of its pages', () => {
  it('is answered with the page of the site, and logged', async () => {
    const { get, warnings } = await open(FAULT);
    const { status, html } = await get(ROUTE);
    expect([
      status,
      html.includes('data-brand="weekly"'),
      html.includes('Algo falló de nuestro lado'),
    ]).toEqual([500, true, true]);
    expect(warnings).toContainEqual(expect.objectContaining({ msg: 'page failed', err: LOGGED }));
  });

  it('is answered with its stack in development', async () => {
    const { get, warnings } = await open(FAULT, { clientFolder: undefined });
    const { status, html } = await get(ROUTE);
    expect([status, html]).toEqual([500, FAULT.stack]);
    expect(warnings).toContainEqual(expect.objectContaining({ msg: 'request failed', err: LOGGED }));
  });

  it('that has no stack is answered with its text in development', async () => {
    const fault = new TypeError('a fault');
    delete fault.stack;
    const { get } = await open(fault, { clientFolder: undefined });
    expect((await get(ROUTE)).html).toBe('TypeError: a fault');
  });

  it('is answered with a sentence where there is no site, and logged', async () => {
    const { get, warnings } = await open(FAULT);
    const { status, html } = await get('http://otro.example/', {}, null);
    expect([status, html]).toEqual([500, 'Algo falló de nuestro lado.']);
    expect(warnings).toContainEqual(expect.objectContaining({ msg: 'request failed', err: LOGGED }));
  });

  it('is the page of an outage, also in development, if the content service is down', async () => {
    const { get } = await open(new ApiError('unavailable', 'down', 503), { clientFolder: undefined });
    const { status, html } = await get(ROUTE);
    expect([status, html.includes('data-brand="weekly"')]).toEqual([503, true]);
  });
});
