import { describe, expect, it } from 'vitest';
import { openSites, story } from '../sites.fixture.ts';

const ORIGIN = 'http://localhost:3001';
const PATH = '/nacion/articulo/x/';

const locked = story('x', {
  content_restrictions: { content_code: '3' },
  content_elements: [
    { type: 'text', _id: 'p', content: 'Antes.' },
    {
      _id: 't',
      type: 'table',
      header: ['Ciudad', 'Días'],
      rows: [['Cali', '38 días']],
      additional_properties: { graphic: { kind: 'bar', title: 'La espera' } },
    },
  ],
});

describe('N18 the graphic of a locked article', () => {
  it('is on the page of subscribers, without a link that they could not follow', async () => {
    const opened = await openSites(
      (source) => {
        if (source === 'story-by-url') return locked;
        return source === 'entitlements' ? { skus: [{ sku: 'DIGITAL-ANUAL' }] } : undefined;
      },
      { ACCESS_SECRET: 'a-secret-of-at-least-thirty-two-letters' },
    );
    const granted = await opened.sites.app.request(
      `${ORIGIN}/api/acceso`,
      { method: 'POST', headers: { origin: ORIGIN, authorization: 'Bearer subscriber' } },
      { brand: 'weekly' },
    );
    const Cookie = /^rt-acceso=[^;]*/.exec(granted.headers.get('Set-Cookie') ?? '')?.[0] ?? '';
    expect(Cookie).not.toBe('');
    const { html } = await opened.get(PATH, { Cookie });
    await opened.sites.close();
    expect(html.includes('data-kind="bar"')).toBe(true);
    expect(html.includes('.csv')).toBe(false);
  });
});
