import { eventStory, HELP_FILES } from 'rotativa/domain';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { beforeEach, describe, expect, it } from 'vitest';
import { HELP_TOPICS, helpFormHref } from '../../pages/help/index.ts';
import { REFUSALS } from '../../pages/registration.ts';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';
import { FORM_MAX_BYTES } from './limit-forms.ts';

/*
 * The forms that the notification service takes: help, newsletters and forums. Their browsers have no script.
 */

const ORIGIN = 'http://localhost:3001';
const SERVICE = 'https://services.example';
const SERVICES = {
  SERVICES_ORIGIN: SERVICE,
  NOTIFICATION_TOKEN: 'n'.repeat(16),
  NEWSLETTER_KEY: 'k'.repeat(16),
  SEGMENTS_TOKEN: 's'.repeat(16),
};
const HELP = helpFormHref(BRAND_CONFIGS.weekly);
const NEWSLETTER = `${BRAND_CONFIGS.weekly.routes.newsletters}home/`;
const TOPIC = HELP_TOPICS[0]!;
const FORUM = '/nacion/articulo/agua/';
const REGISTRATION = `${FORUM}inscripcion/`;
const SEAT = '/inscripcion/';

interface Called {
  readonly path: string;
  readonly token: string | null;
  readonly body: Record<string, unknown>;
}

/** A forum. */
const AGUA = story('agua', {
  canonical_url: FORUM,
  subheadlines: { basic: 'El <b>agua</b>' },
  additional_properties: {
    event: { starts: '2026-03-01T08:00:00-05:00', city: 'Bogotá', venue: 'Auditorio', seats: 10 },
  },
});

/** The story at every address. */
let document: object;
/** The calls of the service, and its answer. */
let called: Called[];
let service: () => unknown;
let opened: OpenedSites;

const bodyOf = async (request: Request): Promise<Record<string, unknown>> =>
  request.headers.get('content-type')?.startsWith('application/json')
    ? ((await request.json()) as Record<string, unknown>)
    : Object.fromEntries(await request.formData());

const open = (environment: Record<string, string> = SERVICES): Promise<OpenedSites> =>
  openSites(async (source, _query, request) => {
    if (request.url.startsWith(SERVICE)) {
      const { pathname: path } = new URL(request.url);
      called.push({ path, token: request.headers.get('x-api-token'), body: await bodyOf(request) });
      return service();
    }
    if (source !== 'story-by-url') return undefined;
    return document;
  }, environment);

beforeEach(async () => {
  document = AGUA;
  called = [];
  service = () => ({ ok: 1 });
  opened = await open();
});

const refusal =
  (status: number, code = 'x') =>
  () =>
    Response.json({ code, message: 'x' }, { status });

async function post(path: string, fields: Record<string, string> | FormData, from = opened) {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const sent = { method: 'POST', headers: { origin: ORIGIN }, body };
  const response = await from.sites.app.request(ORIGIN + path, sent, { brand: 'weekly' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    caching: response.headers.get('cache-control'),
    html: await response.text(),
  };
}

/** The fields of each form, its call, and the page where it leads. */
const FORMS = {
  help: {
    path: HELP,
    fields: {
      ...{ name: 'Ana Ruiz', email: 'ana@example.com', topic: TOPIC.key, message: 'No llega.' },
      policy: 'on',
    },
    sent: `${HELP}?caso=enviado`,
    call: {
      path: '/wolkvox/report',
      body: {
        ...{ email: 'ana@example.com', site: 'weekly', nombre: 'Ana Ruiz' },
        ...{ asunto: TOPIC.title, mensaje: 'No llega.' },
      },
    },
    none: 'No hay servicio de mensajes.',
  },
  newsletter: {
    path: NEWSLETTER,
    fields: { email: 'ana@example.com', policy: 'on' },
    sent: `${NEWSLETTER}?inscripcion=enviada`,
    call: {
      path: '/icommkt/subscribe-user',
      body: {
        ...{ email: 'ana@example.com', key: 'k'.repeat(16), origin: 'home', site: 'weekly' },
        confirm: true,
      },
    },
    none: 'No hay servicio de newsletters.',
  },
  registration: {
    path: REGISTRATION,
    fields: { name: 'Ana Ruiz', email: 'ana@example.com', organisation: '', policy: 'on' },
    sent: `${REGISTRATION}?inscripcion=enviada`,
    call: {
      path: '/forums/v1/registrations',
      body: {
        ...{ name: 'Ana Ruiz', email: 'ana@example.com', organisation: '' },
        ...{ site: 'weekly', path: eventStory(REGISTRATION)!.story },
      },
    },
    none: 'No hay servicio de inscripciones.',
  },
};

describe.each(Object.entries(FORMS))('the form of %s', (_name, { path, fields, sent, call, none }) => {
  it('calls the service with the token of the server, and leads to a page that may be loaded again', async () => {
    expect(await post(path, fields)).toEqual({ status: 303, location: sent, caching: 'no-store', html: '' });
    expect(called).toEqual([{ ...call, token: SERVICES.NOTIFICATION_TOKEN }]);
  });

  it('is shown again with its input and its errors, and calls nothing', async () => {
    const { status, caching, html } = await post(path, { ...fields, policy: '', email: 'ana@' });
    expect([status, caching, called]).toEqual([422, 'no-store', []]);
    expect(html).toContain('value="ana@"');
    expect(html).toContain('aria-invalid="true"');
  });

  it.each([
    [429, 429],
    [500, 502],
    [503, 502],
  ])('keeps its input when the service answers %d: %d', async (from, to) => {
    service = refusal(from);
    const { status, caching, html } = await post(path, fields);
    expect([status, caching]).toEqual([to, 'no-store']);
    expect(html).toContain('value="ana@example.com"');
    expect(html).toContain('role="alert"');
  });

  it('is taken from this site only', async () => {
    const headers = { origin: 'https://otro.example' };
    const foreign = { method: 'POST', headers, body: new URLSearchParams(fields) };
    const response = await opened.sites.app.request(ORIGIN + path, foreign, { brand: 'weekly' });
    expect([response.status, called]).toEqual([403, []]);
  });

  it('says in words that there is no service', async () => {
    const { status, html } = await post(path, fields, await open({}));
    expect([status, html]).toEqual([404, none]);
  });
});

describe('B14 a message to the service for readers', () => {
  const { fields } = FORMS.help;
  /** The same with a file of this size. */
  const withFile = (size: number, more: Partial<typeof fields> = {}): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...more })) data.set(name, value);
    data.append('files', new File(['x'.repeat(size)], size === 0 ? '' : 'foto.png', { type: 'image/png' }));
    return data;
  };

  it('has the number of its case', async () => {
    service = () => ({ number: 71 });
    expect((await post(HELP, fields)).location).toBe(`${HELP}?caso=71`);
  });

  it('about an unknown topic is not lost', async () => {
    await post(HELP, { ...fields, topic: 'mareas' });
    expect(called[0]!.body).toMatchObject({ asunto: 'Otro asunto' });
  });

  it('arrives with its files', async () => {
    await post(HELP, withFile(9));
    expect(called[0]!.body['archivos']).toMatchObject({ name: 'foto.png', size: 9 });
  });

  it('may have files larger than any other form, and has an end', async () => {
    expect((await post(HELP, withFile(FORM_MAX_BYTES))).status).toBe(303);
    expect((await post(NEWSLETTER, withFile(FORM_MAX_BYTES))).status).toBe(413);
    const { status, html } = await post(HELP, withFile(HELP_FILES.most * HELP_FILES.maxBytes + 100_000));
    expect([status, html]).toEqual([413, expect.stringContaining('Los archivos pesan demasiado')]);
    expect(called).toHaveLength(1);
  });

  it.each([
    [9, true],
    [0, false],
  ])('that is refused asks for its files again, if it had some: %d bytes', async (size, asks) => {
    for (const data of [withFile(size, { email: 'ana@' }), withFile(size)]) {
      service = refusal(500);
      const { html } = await post(HELP, data);
      expect(html.includes('Hay que elegir los archivos otra vez.')).toBe(asks);
      expect(html).toContain('No llega.');
    }
  });

  it('that the service refuses is the reader’s to correct', async () => {
    service = refusal(400);
    expect((await post(HELP, fields)).status).toBe(422);
  });
});

describe('B13 a newsletter', () => {
  it('that its service refuses can only be asked for again', async () => {
    service = refusal(400);
    expect((await post(NEWSLETTER, FORMS.newsletter.fields)).status).toBe(502);
  });

  it('has no form on the list of all, or at another address', async () => {
    const { newsletters } = BRAND_CONFIGS.weekly.routes;
    for (const path of [newsletters, `${newsletters}mareas/`])
      expect((await post(path, FORMS.newsletter.fields)).status).toBe(405);
    expect(called).toEqual([]);
  });
});

describe('B17 the registration for a forum', () => {
  it.each([
    ['forum_full', 409, 422, REFUSALS.full],
    ['forum_closed', 409, 422, REFUSALS.closed],
    ['too_many', 429, 429, REFUSALS.tooMany],
    ['other', 400, 502, REFUSALS.failure],
    ['other', 500, 502, REFUSALS.failure],
  ])('that is refused with %s, %d: %d, in words', async (code, from, to, words) => {
    service = refusal(from, code);
    const { status, html } = await post(REGISTRATION, FORMS.registration.fields);
    expect([status, html.includes(words)]).toEqual([to, true]);
  });

  it('has a calendar file, which caches keep', async () => {
    const { status, headers, html } = await opened.get(`${FORUM}foro.ics`);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment; filename="foro.ics"',
    ]);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=/);
    for (const line of ['SUMMARY:Titular agua', 'DTSTART:20260301T130000Z', `${ORIGIN}${FORUM}`, 'El agua'])
      expect(html).toContain(line);
  });

  it('has a calendar file without a summary too, and a story that is no forum has none', async () => {
    document = { ...AGUA, subheadlines: undefined };
    const { status, html } = await opened.get(`${FORUM}foro.ics`);
    expect([status, html.includes('SUMMARY:Titular agua')]).toEqual([200, true]);
    document = { ...AGUA, additional_properties: undefined };
    const none = await opened.get(`${FORUM}foro.ics`);
    // Not 5xx: a story without a forum is no fault of the server.
    expect([none.status < 500, none.headers.get('content-type')]).toEqual([
      true,
      expect.not.stringContaining('calendar'),
    ]);
    expect((await post(REGISTRATION, FORMS.registration.fields)).status).toBe(405);
    expect(called).toEqual([]);
  });
});

describe('B17 the page of a guest', () => {
  const held = { path: FORUM, name: 'Ana', email: 'ana@example.com', state: 'held' };

  it('is read by its link, is not stored, and tells no other site its address', async () => {
    service = () => held;
    const { status, headers, html } = await opened.get(`${SEAT}?token=abc`);
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(html).toContain('Ana');
    expect(called).toEqual([
      { path: '/forums/v1/registrations/read', token: SERVICES.NOTIFICATION_TOKEN, body: { token: 'abc' } },
    ]);
  });

  it.each([
    ['unknown', '?token=abc', refusal(404), 404, 1],
    ['without a secret', '', () => held, 404, 0],
    ['while the service is down', '?token=abc', refusal(500), 502, 1],
    ['while the service has too many', '?token=abc', refusal(429), 502, 1],
  ])('%s', async (_what, query, answer, status, calls) => {
    service = answer;
    expect([(await opened.get(SEAT + query)).status, called.length]).toEqual([status, calls]);
  });

  it('cancels, and leads back to the link', async () => {
    service = () => ({ ...held, state: 'cancelled' });
    expect(await post(SEAT, { token: 'a b' })).toMatchObject({ status: 303, location: `${SEAT}?token=a+b` });
    expect(called).toMatchObject([{ path: '/forums/v1/registrations/cancel', body: { token: 'a b' } }]);
  });

  it.each([
    ['for an unknown link', { token: 'abc' }, refusal(404), 404],
    ['without a secret', {}, () => held, 404],
    ['while the service is down', { token: 'abc' }, refusal(500), 502],
  ])('cancels nothing %s', async (_what, fields, answer, status) => {
    service = answer;
    expect(await post(SEAT, fields)).toMatchObject({ status, location: null });
  });

  it('cancels nothing for the form of another site', async () => {
    const headers = { origin: 'https://otro.example' };
    const foreign = { method: 'POST', headers, body: new URLSearchParams({ token: 'abc' }) };
    const response = await opened.sites.app.request(ORIGIN + SEAT, foreign, { brand: 'weekly' });
    expect([response.status, called]).toEqual([403, []]);
  });

  it('does not exist without the service', async () => {
    const none = await open({});
    expect([(await none.get(`${SEAT}?token=abc`)).status, (await post(SEAT, {}, none)).html]).toEqual([
      404,
      FORMS.registration.none,
    ]);
  });
});
