import { CONSENT_ALL, CONSENT_NONE, readConsent } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';

const PAGE = '/preferencias-de-privacidad/';
const ORIGIN = 'http://localhost:3001';
const ID = '3f0c2a64-55c1-4f0e-9b0f-6a1d1c0c7e11';
const SERVICES = {
  SERVICES_ORIGIN: 'http://services.example',
  NOTIFICATION_TOKEN: 'n'.repeat(16),
  NEWSLETTER_KEY: 'k'.repeat(16),
  SEGMENTS_TOKEN: 's'.repeat(16),
};

/** The version of the texts of consent. */
const VERSION = consentVersion();

let proofs: { method: string; type: string | null; token: string | null; body: unknown }[];
let service: () => unknown;
const open = (environment: Record<string, string> = SERVICES): Promise<OpenedSites> =>
  openSites(async (source, _query, request) => {
    if (source === 'consents') {
      const { method, headers } = request;
      proofs.push({
        method,
        type: headers.get('content-type'),
        token: headers.get('x-api-token'),
        body: await request.json(),
      });
      return service();
    }
    return request.url.includes('articulo') ? story('a') : undefined;
  }, environment);
beforeEach(() => {
  proofs = [];
  service = () => ({ success: true });
});

const post = async (
  { sites }: OpenedSites,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  sites.app.request(
    `${ORIGIN}${PAGE}`,
    {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    },
    { brand: 'weekly' },
  );
const kept = (response: Response) =>
  readConsent(/^rt-consent=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1], VERSION);

describe('X8 a reader’s decision', () => {
  it.each([
    ['choice=all', CONSENT_ALL],
    ['choice=none', CONSENT_NONE],
    ['choice=own&purpose=embeds', { ...CONSENT_NONE, embeds: true }],
  ])('%s is kept with its proof, and the page comes back', async (form, given) => {
    const opened = await open();
    const response = await post(opened, `${form}&version=2&back=/nacion/`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/nacion/']);
    // The log has the proofs that the service does not have, and no others.
    expect(opened.warnings).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const record = kept(response);
    expect(record).toMatchObject(given);
    expect(proofs).toEqual([
      {
        method: 'POST',
        type: 'application/json',
        token: 'n'.repeat(16),
        body: {
          id: record!.id,
          site: 'semanario',
          version: VERSION,
          purposes: Object.entries(given).flatMap(([purpose, on]) => (on ? [purpose] : [])),
          at: '2026-02-01T12:00:00.000Z',
        },
      },
    ]);
  });

  it('is answered without a redirect for a script', async () => {
    const response = await post(await open(), `choice=all&version=${VERSION}`, {
      accept: 'application/json',
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(((await response.json()) as { id: string }).id).toBe(kept(response)!.id);
  });

  it('about an old text does not count: the reader sees the new one', async () => {
    const opened = await open();
    const response = await post(opened, 'choice=all&version=0&back=/nacion/');
    expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
    const forScript = await post(opened, 'choice=all', { accept: 'application/json' });
    expect([forScript.status, forScript.headers.get('cache-control'), await forScript.json()]).toEqual([
      409,
      'no-store',
      {},
    ]);
    expect(proofs).toEqual([]);
  });

  it('comes back to the page of the choices if the form names no other, and its cookie is Secure over https', async () => {
    const { sites } = await open();
    const origin = 'https://www.soho.example';
    const { headers } = await sites.app.request(
      `${origin}${PAGE}`,
      {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: `choice=all&version=${VERSION}`,
      },
      {},
    );
    expect(headers.get('location')).toBe(PAGE);
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    const plain = await post(await open(), `choice=all&version=${VERSION}`);
    expect(plain.headers.get('set-cookie')).not.toContain('Secure');
  });

  it('is refused without a choice in words', async () => {
    const response = await post(await open(), `version=${VERSION}`);
    expect(await response.text()).toBe('El formulario no tiene ninguna elección.');
  });

  it.each([
    ['another site', 403, `choice=all&version=${VERSION}`, { origin: 'https://other.example' }],
    ['no form', 415, `choice=all&version=${VERSION}`, { 'content-type': 'application/json' }],
    ['no choice', 400, `version=${VERSION}`, {}],
    ['another choice', 400, `choice=every&version=${VERSION}`, {}],
  ])('from %s is refused', async (_name, status, fields, headers) => {
    const response = await post(await open(), fields, headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
    expect(proofs).toEqual([]);
  });

  it.each(['https://other.example/', '//other.example', '/\\other.example'])(
    'never leads to another site: %s',
    async (back) => {
      const response = await post(await open(), { choice: 'none', version: VERSION, back });
      expect(response.headers.get('location')).toMatch(/^\/(?![/\\])/);
    },
  );

  it.each([
    ['fails', () => new Response('', { status: 500 }), SERVICES, 'The service for proofs answered 500.'],
    ['is down', () => new TypeError('down'), SERVICES, 'down'],
    ['does not exist', () => undefined, {}, 'There is no service for proofs.'],
  ])(
    'holds when the service of proofs %s, which the log then has',
    async (_name, fails, services, message) => {
      service = fails;
      const opened = await open(services);
      const record = kept(await post(opened, `choice=none&version=${VERSION}`));
      expect(record).toMatchObject(CONSENT_NONE);
      expect(opened.warnings).toMatchObject([
        { msg: 'a proof of consent is only in the log', err: { message }, proof: { id: record!.id } },
      ]);
    },
  );
});

describe('X8 the question', () => {
  const article = '/nacion/articulo/a/';
  const asks = async (cookie: string, { get }: OpenedSites): Promise<boolean> =>
    (await get(article, cookie ? { cookie } : {})).html.includes('id="consent-notice"');

  it.each([
    ['without a decision', '', true],
    ['after a decision', `rt-consent=${VERSION}.embeds.${ID}.1769947200`, false],
    ['after a refusal', `rt-consent=${VERSION}..${ID}.1769947200`, false],
    ['for another text', `rt-consent=0.embeds.${ID}.1769947200`, true],
    ['for a value that is no decision', `rt-consent=${VERSION}.everything.x.1`, true],
  ])('%s', async (_name, cookie, requested) => {
    expect(await asks(cookie, await open())).toBe(requested);
  });

  it('pages with and without it are kept apart in memory', async () => {
    const opened = await open({ ...SERVICES, PAGE_CACHE_MB: '8' });
    const cookie = `rt-consent=${VERSION}..${ID}.1769947200`;
    for (const [given, requested] of [
      ['', true],
      [cookie, false],
      ['', true],
      [cookie, false],
    ] as const)
      expect(await asks(given, opened)).toBe(requested);
  });

  it('a browser that has the page with the question gets the one without it after a decision', async () => {
    const opened = await open();
    const tag = (await opened.get(article)).headers.get('etag')!;
    const headers = { 'if-none-match': tag, cookie: `rt-consent=${VERSION}..${ID}.1769947200` };
    expect((await opened.get(article)).status).toBe(200);
    expect((await opened.get(article, { 'if-none-match': tag })).status).toBe(304);
    expect((await opened.get(article, headers)).status).toBe(200);
  });

  it('the page of the preferences shows the decision, is for one reader, and has its own form', async () => {
    const { html, headers } = await (
      await open()
    ).get(PAGE, {
      cookie: `rt-consent=${VERSION}.embeds.${ID}.1769947200`,
    });
    expect(html).toContain(`comprobante ${ID}`);
    expect(html).toMatch(/value="embeds"[^>]*checked|checked[^>]*value="embeds"/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const { html: asking } = await (await open()).get(PAGE);
    expect(asking).not.toContain('id="consent-notice"');
    expect(asking).toContain('Todavía no hay una elección guardada');
  });

  it('two readers who ask at the same time see their own decisions', async () => {
    const opened = await open({ ...SERVICES, PAGE_CACHE_MB: '8' });
    const ids = [ID, ID.replace('3f', '4f')];
    const pages = await Promise.all(
      ids.map((id) => opened.get(PAGE, { cookie: `rt-consent=${VERSION}..${id}.1769947200` })),
    );
    expect(pages.map(({ html }) => ids.filter((id) => html.includes(id)))).toEqual(ids.map((id) => [id]));
  });

  it('nothing of another site is in an article before the reader asks', async () => {
    const frame = '<iframe src="https://mapas.ejemplo.org/v"></iframe>';
    const { get } = await openSites((_source, _query, request) =>
      request.url.includes('articulo')
        ? story('a', {
            content_elements: [
              { type: 'text', _id: 't', content: 'Antes.' },
              { type: 'raw_html', _id: 'h', content: `<p>Mapa</p>${frame}` },
              {
                type: 'oembed_response',
                _id: 'o',
                subtype: 'youtube',
                raw_oembed: { html: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>' },
              },
            ],
          })
        : undefined,
    );
    const { html } = await get(article);
    expect(html.match(/<iframe/g)).toHaveLength(2);
    expect(html).not.toMatch(/<iframe[^>]*\ssrc=/);
    expect(html).toContain('Cargar el contenido de YouTube');
  });
});
