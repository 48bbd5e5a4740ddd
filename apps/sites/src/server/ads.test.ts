import { NO_PUBLISHER_MESSAGE } from 'rotativa/providers/browser';
import { brand as weekly } from 'rotativa/themes/weekly';
import { describe, expect, it } from 'vitest';
import { adPlaceholder } from '../pages/ads.ts';
import { openSites, story } from './sites.fixture.ts';

const SERVER = 'https://ads.example';
const PATH = '/nacion/articulo/a/';

/** A story's page, with these settings. */
async function pageWith(settings: Record<string, string>, extra: object = {}) {
  const { get } = await openSites(
    (_source, _query, { url }) => (url.includes('articulo') ? story('a', extra) : undefined),
    { AD_SERVER: `${SERVER}/v1`, ...settings },
  );
  const { html, headers } = await get(PATH);
  return { html, policy: headers.get('content-security-policy') ?? '' };
}

describe('B12 what editors see in the slots of ads', () => {
  it('is off by default: pages name the ad server, and no slot says what it is', async () => {
    const { html, policy } = await pageWith({});
    expect(html).toContain('name="rt-ads"');
    expect(policy).toContain(SERVER);
    expect(html).not.toContain('rt-ad-placeholder');
    expect(html).not.toMatch(/<html[^>]* data-ads/);
  });

  it('is the name, the group and the sizes of each slot, in its space; no server is named', async () => {
    const { html, policy } = await pageWith({ AD_PLACES: 'on' });
    expect(html).toMatch(/<html[^>]* data-ads/);
    for (const text of [
      'ROBAPAGINA_1',
      'Grupo GP5: 336 × 250, 300 × 250, 320 × 100',
      'STICKY',
      'Grupo anchor: 728 × 90, 320 × 50',
    ])
      expect(html).toContain(`>${text}</p>`);
    expect(html).not.toContain('rt-house-ad');
    expect([html.includes('rt-ads'), html.includes(SERVER), policy.includes(SERVER)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('says that the ad manager has no account', () => {
    const noteOf = (dfp_id: string, adServer: string, adPlaces = true) =>
      adPlaceholder({ properties: { ...weekly.properties, dfp_id } }, { adServer, adPlaces });
    expect(noteOf('', 'gpt')).toEqual({ problem: NO_PUBLISHER_MESSAGE });
    expect([noteOf('99', 'gpt'), noteOf('', SERVER)]).toEqual([{}, {}]);
    expect(noteOf('', 'gpt', false)).toBeUndefined();
  });

  it('sponsored stories have no slots to show', async () => {
    const { html } = await pageWith({ AD_PLACES: 'on' }, { owner: { sponsored: true } });
    expect(html).toContain('Contenido patrocinado');
    expect(html).not.toContain('rt-ad-placeholder');
  });

  it('refuses a setting that is neither on nor off', async () => {
    await expect(pageWith({ AD_PLACES: 'quizás' })).rejects.toThrow(/AD_PLACES/);
  });
});
