import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { BRANDS } from 'rotativa/themes';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { builtAssets } from '../../../apps/sites/src/build/assets.ts';
import { buildSites, serverEntry } from '../../../apps/sites/src/build/build.ts';
import { clientFolder } from '../../../apps/sites/src/build/paths.ts';
import { readConfig } from '../../../apps/sites/src/config/env.ts';
import type { Sites } from '../../../apps/sites/src/server/create-sites.ts';
import { theBrowser } from '../support/browser.ts';
import { brandsOf } from '../support/brands.ts';
import { content, type ListedStory } from '../support/inventory.ts';
import { openPage, origin } from '../support/open-page.ts';

describe.each(brandsOf('failures'))('%s', (brand) => {
  it('an unknown path gets the brand’s 404, with links', async () => {
    const { page, problems, close } = await openPage({ brand, path: '/esto/no/existe/' });
    expect(await page.locator('html').getAttribute('data-brand')).toBe(brand);
    expect(await page.locator('h1').innerText()).toMatch(/no encontramos esta página/i);
    expect(await page.locator('main a[href="/"]').count()).toBe(1);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await close();
    expect((await fetch(`${origin(brand)}/esto/no/existe/`)).status).toBe(404);
  });
});

it('an unknown host gets the index of the sites', async () => {
  const port = inject('sitesPort');
  // `fetch` does not allow setting the host.
  const requested = request({ host: '127.0.0.1', port, headers: { host: 'nadie.ejemplo.com' } }).end();
  const [response] = (await once(requested, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  const html = await text(response);
  for (const brand of BRANDS) expect(html).toContain(`:${port + 1 + BRANDS.indexOf(brand)}/`);
});

describe('content service unavailable', () => {
  /** A proxy between the sites and the content service. Requests for what is down get no reply. */
  let gate: Server;
  let isDown: (path: string) => boolean = () => false;
  const refused: string[] = [];
  let sites: Sites;
  let port: number;

  beforeAll(async () => {
    gate = createServer((request, response) => {
      const path = request.url ?? '/';
      if (isDown(path)) {
        refused.push(path);
        return void request.socket.destroy();
      }
      fetch(new URL(path, inject('contentOrigin'))).then(
        async (answer) => {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(Buffer.from(await answer.arrayBuffer()));
        },
        () => request.socket.destroy(),
      );
    }).listen(0, '127.0.0.1');
    await once(gate, 'listening');
    port = 30_000 + Math.floor(Math.random() * 250) * 10;
    const config = readConfig({
      PORT: String(port),
      CONTENT_ORIGIN: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
      // Readers would get the pages that it made at its start.
      WARM_START_MS: '0',
    });
    const { folder } = await buildSites(() => undefined);
    const { createSites } = (await import(
      pathToFileURL(serverEntry(folder)).href
    )) as typeof import('../../../apps/sites/src/server/create-sites.ts');
    sites = await createSites({
      config,
      build: 'test',
      assets: await builtAssets(folder),
      clientFolder: clientFolder(folder),
      log: pino({ level: 'silent' }),
    });
    await sites.listen();
  });
  afterAll(async () => {
    await sites.close();
    gate.close();
  });

  it('the page has a Spanish message, and recovers automatically', async () => {
    isDown = () => true;
    const page = await (await theBrowser()).newPage();
    try {
      const answer = await page.goto(`http://localhost:${port + 1}/`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('15');
      expect(await page.locator('main').innerText()).toContain('No pudimos traer las noticias');
      isDown = () => false;
      await page.locator('main :is(h2, h3) a').first().waitFor({ timeout: 25_000 });
    } finally {
      await page.close();
    }
  });

  it('N11 a video page is whole without the service of its metadata', async () => {
    const query = { includeTypes: 'video', feedSize: 1 };
    const { content_elements } = await content<{ content_elements: ListedStory[] }>(
      'daily',
      'content-apir',
      query,
    );
    const { canonical_url: path, headlines } = content_elements[0]!;
    isDown = (requested) => requested.includes('/video-metadata');
    const page = await (await theBrowser()).newPage();
    try {
      const answer = await page.goto(`http://localhost:${port + 1 + BRANDS.indexOf('daily')}${path}`);
      expect([answer?.status(), refused.some(isDown)]).toEqual([200, true]);
      expect(await page.locator('h1').innerText()).toBe(headlines.basic);
      expect(await page.locator('main video').first().isVisible()).toBe(true);
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(data).toContain('"VideoObject"');
    } finally {
      isDown = () => false;
      await page.close();
    }
  });
});
