import { Hono } from 'hono';
import { pino } from 'pino';
import { preload } from 'rotativa/islands/server';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Assets } from '../../build/assets.ts';
import { readConfig } from '../../config/env.ts';
import { ISLANDS } from '../../islands/index.ts';
import { PAGES } from '../../pages/documents/index.ts';
import type { SitesEnv } from '../sites-env.ts';
import { createServices } from '../services.ts';
import type { PageRequest } from './page-request.ts';
import { showPosted } from './show-page.ts';

const SITE = { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' };
const POSTED = { status: 'error', error: { '': ['El servicio no respondió a este formulario.'] } } as const;

beforeAll(() => preload(ISLANDS));

/** The answer to a form that was posted to an address of the weekly. */
async function post(path: string): Promise<Response> {
  const log = pino({ level: 'silent' });
  const config = readConfig({ ACCOUNT_ORIGIN: 'https://api.example' });
  const outages = { isFailing: false, failed: () => undefined, answered: () => undefined };
  const services = createServices(
    {
      ...{ config, outages, clock: () => new Date('2026-02-01T12:00:00Z') },
      fetch: async () => Response.json({ code: 'not_found' }, { status: 404 }),
      share: (_key, ask) => ask(),
    },
    ...([SITE, log, { shows: () => undefined }] as const),
  );
  const assets = {
    weekly: { script: '/assets/entry.js', scripts: [], styles: [], fonts: [], css: () => '', theme: '' },
  } as unknown as Assets;
  const app = new Hono<SitesEnv>();
  app.post('*', (c) =>
    showPosted(
      {
        ...{ c, log, services, site: SITE, url: new URL(c.req.url), sitePages: { pages: PAGES.weekly } },
        ...{ chosen: 'system', encoding: 'identity', variant: 'anonymous', geoVideo: false },
        context: { config, assets, outages, build: 'build-1', development: false },
      } as unknown as PageRequest,
      new URL(path, SITE.origin),
      422,
      POSTED as never,
    ),
  );
  return app.request(`${SITE.origin}/otra/`, { method: 'POST' });
}

describe('the page of a form that was posted', () => {
  it('is the page at its address with the answer and its status, which no cache keeps', async () => {
    const response = await post('/loginsemanario/?form=signin');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
    const html = await response.text();
    expect(html).toContain('El servicio no respondió a este formulario.');
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/s);
  });

  it('leads to the address that the page has moved to', async () => {
    const { status, headers } = await post('/semanariorural/');
    expect([status, headers.get('Location')]).toEqual([301, 'http://localhost:3006/']);
  });
});
