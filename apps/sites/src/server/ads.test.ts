import { NO_PUBLISHER_MESSAGE } from 'rotativa/providers/browser';
import { brand as weekly } from 'rotativa/themes/weekly';
import { brand as women } from 'rotativa/themes/women';
import { describe, expect, it } from 'vitest';
import { adPlaceholder } from '../pages/calls/ads.ts';
import { WITHOUT_ADS } from '../pages/without-ads.ts';
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
      'TOP',
      'Grupo top: 970 × 90, 728 × 90, 468 × 60',
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

  it('a banner is above an article, without a house ad; specials and articles without ads have none', async () => {
    const { html } = await pageWith({});
    const [banner = ''] = /<div class="site-banner">.*?<\/aside>/.exec(html) ?? [];
    expect(banner).toMatch(/<aside[^>]*data-size="top" data-display="desktop" data-opens="true"/);
    expect(banner).toMatch(/data-ad-slot="TOP"[^>]*><\/div>/);
    expect(html.indexOf(banner)).toBeLessThan(html.indexOf('<article'));
    for (const extra of [
      { owner: { sponsored: true } },
      { canonical_url: WITHOUT_ADS[0] },
      { taxonomy: { sections: [{ _id: '/especiales', name: 'Especiales', path: '/especiales' }], tags: [] } },
    ])
      expect((await pageWith({}, extra)).html).not.toMatch(/site-banner|data-ad-slot="TOP"/);
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

describe('N11 the advertising pixel of an article', () => {
  const { pixels } = women.services;
  const [[named = '', address = ''] = []] = Object.entries(pixels.articles);
  const HOST = 'https://ads.rotativa.example';

  /** The pixel and the policy of the page of an article. */
  async function pixelOf(id: string, settings: Record<string, string> = {}, extra: object = {}) {
    const { get } = await openSites(
      (_source, _query, { url }) =>
        url.includes('articulo') ? story('a', { ...extra, _id: id }) : undefined,
      { AD_PIXELS: 'on', AD_SERVER: `${SERVER}/v1`, ...settings },
    );
    const { html, headers } = await get(PATH, {}, 'women');
    const [, pixel] = /<meta name="rt-pixel" content="([^"]*)"/.exec(html) ?? [];
    return { pixel, html, policy: headers.get('content-security-policy') ?? '', etag: headers.get('etag') };
  }

  it('is named by the page of that article alone, whose policy gains this one origin', async () => {
    const page = await pixelOf(named);
    expect(page.pixel).toBe(address);
    const other = await pixelOf('otro');
    expect([other.pixel, other.html.includes(HOST), other.policy.includes(HOST)]).toEqual([
      undefined,
      false,
      false,
    ]);
    expect(page.policy.replace(/(img-src[^;]*) https:\/\/ads\.rotativa\.example/, '$1')).toBe(other.policy);
    expect(page.html).not.toMatch(/<(img|link|script)[^>]*ads\.rotativa\.example/);
  });

  it.each([
    ['sponsored', { owner: { sponsored: true } }],
    ['without ads', { canonical_url: WITHOUT_ADS[0] }],
  ])('a %s article has one only if it is named itself', async (_which, extra) => {
    const page = await pixelOf(named, {}, extra);
    expect([page.pixel, page.html.includes('name="rt-ads"')]).toEqual([address, false]);
    expect((await pixelOf('otro', {}, extra)).pixel).toBeUndefined();
  });

  it('can be off, and can be asked of another server', async () => {
    const off = await pixelOf(named, { AD_PIXELS: 'off' });
    expect([off.pixel, off.policy.includes(HOST)]).toEqual([undefined, false]);
    const other = await pixelOf(named, { AD_PIXELS: 'https://pixel.example/{site}' });
    expect(other.pixel).toBe('https://pixel.example/fucsia');
    expect([off.etag, other.etag].map((tag) => typeof tag)).toEqual(['string', 'string']);
    expect(off.etag).not.toBe(other.etag);
  });

  it('pages of editors, which describe the slots, ask for no ads', async () => {
    expect((await pixelOf(named, { AD_PLACES: 'on' })).pixel).toBeUndefined();
  });
});
