import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story } from './sites.fixture.ts';

const CHAPTERS = [
  { title: 'El puente', starts: 0 },
  { title: 'El río', starts: 40 },
];

const SECTION = { _id: '/videos', name: 'Videos', path: '/videos' };

/** A video of another provider, whose document says neither its length nor its chapters. */
const video = (id: string) =>
  story(id, {
    type: 'video',
    youtube_content_id: 'dQw4w9WgXcQ',
    content_elements: [],
    canonical_url: `/videos/articulo/${id}/`,
    taxonomy: { primary_section: SECTION, sections: [SECTION], tags: [] },
  });

const METADATA = {
  id: 'rio',
  snippet: {
    publishedAt: '2026-02-03T10:00:00Z',
    title: 'El río, contado por la fuente',
    description: 'Lo que dice la fuente.',
    thumbnails: { default: { url: '/images/rio' } },
  },
  contentDetails: { duration: 'PT1M33S' },
  captions: [{ url: '/videos/rio.vtt', language: 'es' }],
  chapters: CHAPTERS,
};

/** As long as on a server: the metadata that do not arrive cost their page less. */
const SETTINGS = { BLOCK_BUDGET_MS: '3000' };

let answer: () => unknown;
const requested: unknown[] = [];

const { get, warnings } = await openSites((source, query) => {
  if (source === 'story-by-url') return video(String(query['website_url']).split('/').at(-2) ?? '');
  if (source !== 'video-metadata') return undefined;
  requested.push(query['videoId']);
  return answer();
}, SETTINGS);

beforeEach(() => {
  requested.length = 0;
  answer = () => METADATA;
});

interface Node {
  '@type': string;
  [field: string]: unknown;
}

function videoNode(html: string): Node | undefined {
  const [, text = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const data = JSON.parse(text) as { '@graph'?: Node[] } & Node;
  return (data['@graph'] ?? [data]).find((node) => node['@type'] === 'VideoObject');
}

describe('N11 the metadata of a video page', () => {
  it('is asked for once and adds length, captions and chapters to the document', async () => {
    const { status, html } = await get('/videos/articulo/rio/');
    expect([status, requested]).toEqual([200, ['rio']]);
    expect(videoNode(html)).toMatchObject({
      name: 'El río, contado por la fuente',
      description: 'Lo que dice la fuente.',
      uploadDate: '2026-02-03T10:00:00Z',
      duration: 'PT1M33S',
      caption: [{ '@type': 'MediaObject', encodingFormat: 'text/vtt', inLanguage: 'es' }],
      hasPart: [
        { '@type': 'Clip', name: 'El puente', startOffset: 0, endOffset: 40 },
        { '@type': 'Clip', name: 'El río', startOffset: 40, endOffset: 93 },
      ],
    });
    expect(html).toContain('Video de 1:33');
  });

  it.each([
    ['does not have the video', () => undefined],
    ['fails', () => new Response('no', { status: 500 })],
    ['is out of reach', () => new TypeError('fetch failed')],
    ['answers something else', () => ({ id: 7 })],
    ['does not answer', () => 'never'],
  ])('is not missed when its service %s', async (how, reply) => {
    answer = reply;
    const id = `rio-${how.replaceAll(' ', '-')}`;
    const began = performance.now();
    const { status, html } = await get(`/videos/articulo/${id}/`);
    expect([status, requested]).toEqual([200, [id]]);
    expect(performance.now() - began).toBeLessThan(2500);
    expect(videoNode(html)).toMatchObject({ name: `Titular ${id}`, uploadDate: '2026-01-01T12:00:00Z' });
    expect(videoNode(html)).not.toHaveProperty('hasPart');
    expect(warnings.filter(({ block }) => block === 'article')).toEqual([]);
  });
});
