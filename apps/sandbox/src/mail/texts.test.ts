import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { SITES } from '../sites.ts';
import { composeEmail } from './email.ts';
import { isTokenKind, TOKEN_ROUTES } from './routes.ts';
import { KINDS, SAMPLES, sampleRow } from './samples.fixture.ts';
import { MAIL_TEXTS } from './texts.ts';

/** Readers of e-mail cut an e-mail of more than 102 KB. */
const MOST_BYTES = 100 * 1024;

const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(${list.split(' ').join('|')})(?![\\p{L}])`, 'iu');
/** Forms that belong to one voice only. */
const FORMS = {
  tu: words(
    'tu tus tú ti te contigo entras pediste cancelaste reactivaste actualizaste puedes recibirás elige recibes tienes copia',
  ),
  usted: words(
    'usted su sus le confirme recupere elija actívela acepte puede recibirá ignore escríbanos copie',
  ),
};

const config = readConfig({});

/** Invitations of staff lead to the desk, whose port follows those of the sites. */
const DESK_PORT = 3007;

describe.each(SITES)('the e-mails of $brand', ({ brand, name, portOffset, config: site }) => {
  it.each(KINDS)('%s speaks in the voice of the brand, and says who writes and why', async (kind) => {
    const { text, html } = await composeEmail(config, sampleRow(kind, brand));
    expect(text).not.toMatch(FORMS[site.voice === 'tu' ? 'usted' : 'tu']);
    for (const part of [name, site.legalName, site.address]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/(porque|viene de) .+\.$/);
  });

  it.each(KINDS)('%s has its action as a link in both versions, and no other link', async (kind) => {
    const { text, html } = await composeEmail(config, sampleRow(kind, brand));
    const { action } = (MAIL_TEXTS[kind] as (data: object, brand: object) => { action?: { path?: string } })(
      SAMPLES[kind],
      site,
    );
    const page = isTokenKind(kind) ? TOKEN_ROUTES[kind] : undefined;
    const path = page === undefined ? action?.path : `${page.path}?${page.query}=T%26%3C1`;
    const port = kind === 'staff-invitation' ? DESK_PORT : 3000 + portOffset;
    const link = path === undefined ? undefined : `http://localhost:${port}${path}`;
    const expected = link === undefined ? [] : [link];
    expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(expected);
    // The button, and the same address written out.
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([...expected, ...expected]);
    expect(html.includes(`>${link ?? ''}</a>`)).toBe(link !== undefined);
  });

  it.each(KINDS)('%s is complete without pictures, in both modes, in 600 pixels', async (kind) => {
    const { html } = await composeEmail(config, sampleRow(kind, brand));
    expect(html).not.toMatch(/<img|<picture|<svg|url\(|@import|@font-face|<link|<script/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    for (const value of Object.values(site.values.dark).filter((text) => text.startsWith('#')))
      expect(html).toContain(`${value} !important`);
    expect(html).toContain('max-width:600px');
    expect(html).toMatch(/<div style="display:none[^"]*"[^>]*>[^<]{4}/);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });
});
