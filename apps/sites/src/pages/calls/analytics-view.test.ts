import { describe, expect, it } from 'vitest';
import { openSites } from '../../server/sites.fixture.ts';

/** The measured view of a page and the target of its events; undefined if it is not measured. */
async function measured(path: string, environment: Record<string, string> = {}) {
  const { html } = await (await openSites(() => undefined, environment)).get(path);
  const [, endpoint, view = ''] =
    /<meta name="rt-analytics" content="([^"]*)"[^>]*data-view="([^"]*)"/.exec(html) ?? [];
  return endpoint && { endpoint, view: JSON.parse(view.replaceAll('&quot;', '"')) as object };
}

const TERMS = '/terminos-y-condiciones/';
const VIEW = { path: TERMS, type: 'info', section: 'terminos-y-condiciones' };

describe('X14 what a page says about its view', () => {
  it('is its path and type, without the query', async () => {
    const endpoint = 'http://127.0.0.1:4000/measuring/v1/events';
    expect(await measured(`${TERMS}?correo=ana@x.co`)).toEqual({ endpoint, view: VIEW });
  });

  it('goes to the address of the setting', async () => {
    const endpoint = 'https://events.example/take';
    expect(await measured(TERMS, { ANALYTICS_ENDPOINT: endpoint })).toEqual({ endpoint, view: VIEW });
  });

  it('has the slug at every place that the address of a tag manager names', async () => {
    const TAG_MANAGER = 'https://tags.example/{site}/tags.js?site={site}';
    const { html } = await (await openSites(() => undefined, { TAG_MANAGER })).get(TERMS);
    expect(html).toContain('data-tags="https://tags.example/semanario/tags.js?site=semanario"');
  });

  it.each([
    ['an address without a page', '/no/existe/', {}],
    ['a site that is not measured', TERMS, { ANALYTICS_ENDPOINT: 'off' }],
    [
      'a site with another content service and no address for events',
      TERMS,
      { CONTENT_ORIGIN: 'https://content.example' },
    ],
  ])('is missing for %s', async (_what, path, environment) => {
    expect(await measured(path, environment)).toBeUndefined();
  });

  it('a tag manager is named for the site, and the policy allows its origin', async () => {
    const environment = { ANALYTICS_ENDPOINT: 'off', TAG_MANAGER: 'https://tags.example/gtm.js?id={site}' };
    const { html, headers } = await (await openSites(() => undefined, environment)).get(TERMS);
    expect(/<meta name="rt-analytics"[^>]*>/.exec(html)?.[0]).toContain(
      'content="" data-site="semanario" data-tags="https://tags.example/gtm.js?id=semanario"',
    );
    const policy = headers.get('content-security-policy') ?? '';
    const allowing = policy.split('; ').filter((directive) => directive.includes('https://tags.example'));
    expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'connect-src']);
    await expect(openSites(() => undefined, { TAG_MANAGER: 'data:,' })).rejects.toThrow(/TAG_MANAGER/);
  });

  it('an invalid address stops the start', async () => {
    await expect(measured(TERMS, { ANALYTICS_ENDPOINT: 'javascript:1' })).rejects.toThrow(
      /ANALYTICS_ENDPOINT/,
    );
  });
});
