import { createHash } from 'node:crypto';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/env.ts';
import { answerIndex } from './index-page.ts';

const CONFIG = readConfig({ PORT: '4000', SITES_HOSTS: '{"www.soho.example":"men"}' });

const open = async (address = 'http://localhost:4000/') => {
  const response = answerIndex(new URL(address), CONFIG);
  return { headers: response.headers, html: await response.text() };
};

describe('the index of the sites', () => {
  it('has each site once, with its name and its line, at its address', async () => {
    const { html } = await open();
    const links = [...html.matchAll(/<li><a href="([^"]*)"><strong>(.*?)<\/strong> (.*?)<\/a><\/li>/g)];
    expect(links.map(([, ...link]) => link)).toEqual(
      BRANDS.map((brand, at) => [
        brand === 'men' ? 'https://www.soho.example/' : `http://localhost:${4001 + at}/`,
        BRAND_CONFIGS[brand].name,
        BRAND_CONFIGS[brand].tagline,
      ]),
    );
    expect(html).toContain('</li><li>');
  });

  it('leads to the sites of this machine by the name that was asked for', async () => {
    const { html } = await open('http://127.0.0.1:4000/');
    expect(html).toContain('href="http://127.0.0.1:4001/"');
  });

  it('is a whole page in Spanish that fits a phone and asks for no icon', async () => {
    const { html } = await open();
    expect(html).toMatch(
      /^<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport"/,
    );
    expect(html).toContain(
      'content="width=device-width, initial-scale=1"><title>Los sitios de Rotativa</title><link',
    );
    expect(html).toContain('<link rel="icon" href="data:,"><style>');
    expect(html).toMatch(/<\/style><\/head><body><main><h1>Los sitios de Rotativa<\/h1><ul role="list"><li>/);
    expect(html).toMatch(/<\/li><\/ul><\/main><\/body><\/html>$/);
  });

  it('has the policy that allows its style, and is asked for again each time', async () => {
    const { html, headers } = await open();
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(style).toContain('color-scheme: light dark');
    expect(headers.get('Content-Security-Policy')).toContain(
      `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ]);
  });
});
