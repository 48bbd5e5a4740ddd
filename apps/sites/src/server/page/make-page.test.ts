import { createElement } from 'react';
import type { Block } from 'rotativa/blocks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BLOCKS } from '../../views/blocks.ts';
import { ACCESS_COOKIE, createAccess } from '../access.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';

const ARTICLE = '/nacion/articulo/x/';
const SECRET = 'a-secret-of-at-least-thirty-two-letters';

/** A service with this story, and lists of others. */
const serviceOf =
  (fields: object): Answer =>
  (source) => {
    if (source === 'story-by-url') return story('x', fields);
    return source === 'content-apir' ? feed('a', 'b') : undefined;
  };

describe('the document of a page', () => {
  it('has the script of recordings only where there is one', async () => {
    const sound = {
      type: 'audio',
      headlines: { basic: 'El río' },
      streams: [{ url: '/sounds/rio.wav', stream_type: 'wav' }],
    };
    const scripts = async (elements: object[]) => {
      const { get } = await openSites(serviceOf({ content_elements: elements }));
      return (await get(ARTICLE)).html.match(/src="\/assets\/\w+\.js"/g);
    };
    const text = { type: 'text', _id: 'p', content: 'data-recording="" y nada más.' };
    expect(await scripts([text])).toEqual(['src="/assets/entry.js"']);
    expect(await scripts([text, sound])).toEqual(['src="/assets/entry.js"', 'src="/assets/recording.js"']);
  });

  it('goes on without a block that throws while it is drawn, which the log names', async () => {
    const blocks = BLOCKS as Map<string, Block>;
    const own = blocks.get('section-row')!;
    onTestFinished(() => void blocks.set('section-row', own));
    const Broken = (): never => {
      throw new Error('a fault of the view');
    };
    blocks.set('section-row', {
      ...own,
      load: async (...given) => {
        const loaded = await own.load(...given);
        const show = () => {
          const shown = loaded!.show();
          return shown && { ...shown, element: createElement(Broken) };
        };
        return loaded && { ...loaded, show };
      },
    });
    const { get, warnings } = await openSites(serviceOf({}));
    const { status, html } = await get('/');
    expect([status, html.includes('rt-site-footer'), html.endsWith('</body></html>')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(warnings).toContainEqual(expect.objectContaining({ msg: 'block threw', block: 'section-row' }));
  });
});

describe('the headers of a page', () => {
  it('let shared caches keep a locked article only as readers without a session get it', async () => {
    const { get } = await openSites(serviceOf({ content_restrictions: { content_code: '3' } }), {
      ACCESS_SECRET: SECRET,
    });
    const access = createAccess(SECRET, () => new Date('2026-02-01T12:00:00Z'));
    const headers = async (products?: string[]) => {
      const sealed = products && (await access.seal(products, 'http://localhost:3001'));
      const page = await get(ARTICLE, sealed === undefined ? {} : { Cookie: `${ACCESS_COOKIE}=${sealed}` });
      return ['Rotativa-Variant', 'Cache-Control', 'Vary'].map((name) => page.headers.get(name));
    };
    const vary = 'Accept-Encoding, Cookie';
    const shared = expect.stringMatching(/^public, .*s-maxage=60,/) as string;
    expect(await headers()).toEqual(['anonymous', shared, vary]);
    expect(await headers([])).toEqual(['registered', 'private, no-cache', vary]);
    expect(await headers(['DIGITAL-ANUAL'])).toEqual(['subscriber', 'private, no-cache', vary]);
  });

  it('ask to come back only for a page that is out of reach for a time', async () => {
    const { get } = await openSites(serviceOf({}));
    const lost = await openSites(() => new TypeError('fetch failed'));
    const of = async ({ status, headers }: { status: number; headers: Headers }) => [
      status,
      headers.get('Retry-After'),
    ];
    expect(await of(await get(ARTICLE))).toEqual([200, null]);
    expect(await of(await get('/no-existe//'))).toEqual([404, null]);
    expect(await of(await lost.get(ARTICLE))).toEqual([503, '15']);
  });

  it('have another tag in another build, whose files have other names', async () => {
    const tags = await Promise.all(
      ['build-1', 'build-1', 'build-2'].map(async (build) => {
        const { get } = await openSites(serviceOf({}), {}, { build });
        return (await get(ARTICLE)).headers.get('ETag');
      }),
    );
    expect(tags[1]).toBe(tags[0]);
    expect(tags[2]).not.toBe(tags[0]);
  });
});
