import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { PUBLIC_PREVIEW, readableArticle } from '../article/access.ts';
import { articleOf } from '../fixtures/index.ts';
import type { BodyBlock } from './block.ts';
import { insertAds } from './insert-ads.ts';
import { previewBody } from './preview.ts';

const text = (html: string): BodyBlock => ({ type: 'text', id: html.slice(0, 9), html });
const words = (count: number, word = 'agua'): string =>
  Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');
const texts = (blocks: readonly BodyBlock[]): string[] =>
  blocks.map((block) => ('html' in block ? block.html : block.type));

describe('preview of a locked article', () => {
  const body = insertAds([
    text('p1'),
    { type: 'divider', id: 'd' },
    text('p2'),
    { type: 'list', id: 'l', ordered: false, items: [{ blocks: [text('everything')] }] },
    ...['p3', 'p4', 'p5', 'p6'].map(text),
  ]);

  it.each([
    [0, []],
    [1, ['p1']],
    [2, ['p1', 'divider', 'p2']],
    [3, ['p1', 'divider', 'p2', 'p3']],
    [9, ['p1', 'divider', 'p2', 'p3']],
  ])('%d paragraphs: at most half of them, no ads, no lists', (paragraphs, expected) => {
    expect(texts(previewBody(body, paragraphs))).toEqual(expected);
  });

  it('a single paragraph is cut to its first words, escaped, and to at most half', () => {
    expect(texts(previewBody([text('uno <b>dos &lt;i&gt;</b> tres cuatro')], 3))).toEqual(['uno dos…']);
    expect(texts(previewBody([text(`&lt;i&gt; ${words(200)}`)], 3))).toEqual([`&lt;i&gt; ${words(39)}…`]);
  });

  it('cuts a paragraph that is as long as an article', () => {
    const preview = previewBody([text('Entrada.'), text(words(5000)), text('b'), text('c')], 3);
    expect(texts(preview)).toEqual(['Entrada.', `${words(40)}…`]);
  });

  it('a body without paragraphs gives nothing', () => {
    expect(previewBody([{ type: 'html', id: 'h', html: '<p>todo</p>' }], 3)).toEqual([]);
  });

  it('never contains the last word of the text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 9 }), (lengths) => {
        const long = lengths.map((length, at) =>
          text(words(length, at === lengths.length - 1 ? 'fin' : 'a')),
        );
        const last = `fin${lengths.at(-1)! - 1}`;
        expect(texts(previewBody(long, 3)).flatMap((html) => html.split(/[ …]/))).not.toContain(last);
      }),
    );
  });

  it('of a preview is the shorter of both, and never the whole', () => {
    const image = { _id: 'i', type: 'image', url: 'https://x.co/i.jpg' };
    const part = fc.oneof(
      fc.integer({ min: 1, max: 400 }).map((length) => ({ type: 'text', content: words(length) })),
      fc.constantFrom(
        { type: 'text', content: '8:45 am Uno' },
        { type: 'header', level: 2, content: 'Título' },
        { type: 'divider' },
        image,
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.nat(5), fc.nat(5), (parts, first, then) => {
        const whole = articleOf({
          _id: 'A',
          type: 'story',
          version: '0.10.7',
          canonical_url: '/a/',
          publish_date: '2026-11-20T17:15:00.000Z',
          content_elements: parts.map((element, at) => ({ _id: String(at), ...element })),
        });
        const cut = (paragraphs: number, article = whole) =>
          readableArticle(article, { kind: 'preview', paragraphs });
        const preview = cut(first);
        expect(cut(then, preview)).toEqual(cut(Math.min(first, then)));
        expect(readableArticle(preview, 'whole')).toEqual(preview);
        expect(preview.access).toBe('preview');
      }),
    );
  });

  it('removes updates, corrections and pictures, which reveal the body', () => {
    const image = (id: string) => ({ _id: id, type: 'image', url: `https://x.co/${id}.jpg` });
    const live = articleOf({
      _id: 'A',
      type: 'story',
      version: '0.10.7',
      canonical_url: '/a/',
      publish_date: '2026-11-20T17:15:00.000Z',
      corrections: [{ type: 'correction', correction_type: 'correction', text: 'Eran doce votos.' }],
      content_elements: ['8:45 am Uno', '9:00 am Dos', '9:15 am Tres', '9:30 am Cuatro'].map(
        (content, at) => ({
          _id: String(at),
          type: 'text',
          content,
        }),
      ),
    });
    expect(live.updates).toHaveLength(4);
    const preview = readableArticle(live, PUBLIC_PREVIEW);
    expect(preview.updates.map(({ text: shown }) => shown)).toEqual(['Uno', 'Dos']);
    expect(preview.corrections).toEqual([]);

    const gallery = articleOf({
      _id: 'G',
      type: 'gallery',
      version: '0.10.7',
      canonical_url: '/galeria/a/',
      content_elements: [image('1'), image('2'), image('3')],
    });
    expect(readableArticle(gallery, PUBLIC_PREVIEW).gallery.map(({ id }) => id)).toEqual(['1']);
  });
});
