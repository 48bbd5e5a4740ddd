import { createHash } from 'node:crypto';
import { guardDocument } from 'rotativa/domain/server';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import type { PageCalls } from '../../pages/calls/page-calls.ts';
import { ADS_SCRIPT, READER_SCRIPT } from '../../render/reader-script.ts';
import { SPECULATION } from '../../render/shell.ts';
import { story } from '../sites.fixture.ts';
import { pageContentPolicy } from './page-content-policy.ts';

const ORIGIN = 'http://localhost:3001';
const NONE: Record<keyof PageCalls, undefined> = {
  ...{ account: undefined, paywall: undefined, cards: undefined, swg: undefined, analytics: undefined },
  ...{
    view: undefined,
    ads: undefined,
    pixel: undefined,
    recommendations: undefined,
    searchWidget: undefined,
  },
};

/** The directives of a page with these calls. */
function directives(
  calls: object,
  { document, styles = [] }: { document?: object; styles?: readonly string[] } = {},
) {
  const guarded = document && guardDocument(document);
  if (guarded && !guarded.ok) throw new Error(guarded.error.reason);
  const policy = pageContentPolicy(
    { context: { development: false }, site: { brand: BRAND_CONFIGS.weekly, origin: ORIGIN } } as never,
    { page: { path: '/nacion/articulo/x/', document: guarded?.value } } as never,
    { ...NONE, ...calls },
    styles,
  );
  return Object.fromEntries(
    policy.split('; ').map((one) => one.split(/ (.*)/s).slice(0, 2) as [string, string]),
  );
}
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PLAIN = directives({});
/** The directives that differ from those of a page without calls. */
const added = (...asked: Parameters<typeof directives>) =>
  Object.fromEntries(Object.entries(directives(...asked)).filter(([name, value]) => PLAIN[name] !== value));

const SCRIPTS = `'self' ${hash(SPECULATION)}`;

describe('the policy of a page', () => {
  it('without calls is that of the site alone, with the rules of what is loaded ahead', () => {
    expect(PLAIN).toMatchObject({
      'script-src': SCRIPTS,
      'style-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self' https:",
      'img-src': "'self' https: data: blob:",
    });
  });

  it('allows its inline CSS, also an empty one', () => {
    expect(added({}, { styles: ['p{}'] })).toEqual({ 'style-src': `'self' ${hash('p{}')}` });
    expect(added({}, { styles: [''] })).toEqual({ 'style-src': `'self' ${hash('')}` });
  });

  it('with accounts allows the service, the companies, and portraits from a server of the same machine', () => {
    const sources = {
      scripts: ['https://company.example/client'],
      styles: ['https://company.example/style'],
      connect: ['https://company.example/gsi/', 'https://captcha.example'],
    };
    const shared = {
      'script-src': `'self' https://company.example/client ${hash(READER_SCRIPT)} ${hash(SPECULATION)}`,
      'style-src': "'self' https://company.example/style",
    };
    expect(added({ account: { origin: 'https://accounts.example', sources } })).toEqual({
      ...shared,
      'connect-src': "'self' https://accounts.example https://company.example/gsi/ https://captcha.example",
    });
    expect(added({ account: { origin: 'http://localhost:4000', sources } })).toEqual({
      ...shared,
      'connect-src': "'self' http://localhost:4000 https://company.example/gsi/ https://captcha.example",
      'img-src': "'self' https: data: blob: http://localhost:4000",
    });
  });

  it('with measured events allows the place that gets them, and the script of the tags', () => {
    expect(added({ analytics: { endpoint: 'https://events.example/v1?x=1' } })).toEqual({
      'connect-src': "'self' https://events.example",
    });
    expect(
      added({ analytics: { endpoint: 'https://events.example/v1', tags: 'https://tags.example/tag.js' } }),
    ).toEqual({
      'script-src': `'self' https://tags.example ${hash(SPECULATION)}`,
      'connect-src': "'self' https://events.example https://tags.example",
    });
  });

  it('with a paywall allows the origin of its script', () => {
    expect(added({ paywall: { script: 'https://paywall.example/p.js?v=1' } })).toEqual({
      'script-src': `'self' https://paywall.example ${hash(SPECULATION)}`,
    });
  });

  it('with subscriptions at the search engine allows that one script, and its origin to be called', () => {
    expect(added({ swg: { script: 'https://search.example/swg.js' } })).toEqual({
      'script-src': `'self' https://search.example/swg.js ${hash(SPECULATION)}`,
      'connect-src': "'self' https://search.example",
    });
  });

  it('with ads allows their scripts, their origins, and any https frame', () => {
    const ads = { scripts: ['https://ads.example/tag.js'], origins: ['https://ads.example', 'https:'] };
    expect(added({ ads })).toEqual({
      'script-src': `'self' https://ads.example/tag.js ${hash(ADS_SCRIPT)} ${hash(SPECULATION)}`,
      'connect-src': "'self' https://ads.example https:",
      'frame-src': "'self' https: https://ads.example",
    });
  });

  it('with card fields allows the frames of the gateway and of the search engine, and no others', () => {
    expect(added({ cards: 'https://gateway.example/fields?x=1' })).toEqual({
      'frame-src': 'https://gateway.example',
    });
    const swg = { script: 'https://search.example/swg.js' };
    const ads = { scripts: [], origins: ['https://ads.example'] };
    expect(directives({ cards: 'https://gateway.example/', swg, ads })['frame-src']).toBe(
      'https://gateway.example https://search.example',
    );
  });

  it('with a pixel allows its picture, and with widgets their scripts and calls', () => {
    expect(added({ pixel: 'http://pixel.example/p.gif' })).toEqual({
      'img-src': "'self' https: data: blob: http://pixel.example",
    });
    expect(
      added({ recommendations: 'https://more.example/a.js', searchWidget: 'https://search.example/b.js' }),
    ).toEqual({
      'script-src': `'self' https://more.example https://search.example ${hash(SPECULATION)}`,
      'connect-src': "'self' https://more.example https://search.example",
    });
  });
});

describe('N11 the policy of a page with streams', () => {
  const video = (id: string, ...streams: [type: string, url: string][]) => ({
    type: 'video',
    _id: id,
    streams: streams.map(([stream_type, url]) => ({ stream_type, url, height: 720, width: 1280 })),
  });
  const calledBy = (extra: object) => added({}, { document: story('x', extra) });

  it('allows scripts to load their parts from other origins, each once', () => {
    const far = video('lead', ['ts', 'https://video.example/lead.m3u8']);
    const body = [
      video('a', ['ts', 'https://other.example/a.m3u8'], ['mp4', 'https://files.example/a.mp4']),
      video('b', ['ts', 'https://video.example/b.m3u8']),
      video('c', ['ts', `${ORIGIN}/videos/c.m3u8`]),
      { type: 'text', _id: 't', content: 'Texto.' },
    ];
    expect(calledBy({ promo_items: { lead_art: far }, content_elements: body })).toEqual({
      'connect-src': "'self' https://video.example https://other.example",
    });
  });

  it('allows nothing for a film that is a file, or a story without one', () => {
    expect(calledBy({ content_elements: [video('a', ['mp4', 'https://files.example/a.mp4'])] })).toEqual({});
    expect(calledBy({})).toEqual({});
  });
});
