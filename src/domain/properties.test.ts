import fc from '../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { guardElement } from './fixtures/guard-element.ts';
import { guardDocument, guardFeed } from './ans/guard.ts';
import { prepareArticle } from './article/prepare.ts';
import { teaserPicture } from './article/promo.ts';
import { prepareBody } from './body/prepare-body.ts';
import { insertAds } from './body/insert-ads.ts';
import { FIXTURE_OPTIONS, elements } from './fixtures/index.ts';
import { textOrder } from './fixtures/readable.ts';
import { articleData, liveBlogData } from './structured-data/article.ts';
import { recipeData, videoData } from './structured-data/parts.ts';
import { jsonLdText } from './structured-data/site.ts';

const TYPES = [
  ...new Set(Object.values(elements).map(({ element }) => ('type' in element ? element.type : ''))),
  'reference',
  'promo_reference',
  'table_cell',
  'nada',
];
const KEYS = [
  'type', '_id', 'content', 'text', 'content_elements', 'items', 'rows', 'header', 'cells', 'citation', 'url', 'level',
  'subtype', 'raw_oembed', 'html', 'referent', 'embed', 'config', 'headlines', 'basic', 'promo_items', 'credits', 'by', 'name',
  'taxonomy', 'tags', 'sections', 'primary_section', 'canonical_url', 'publish_date', 'display_date', 'streams', 'focal_point',
  'width', 'images_data', 'fill', 'owner', 'sponsored', 'copyright', 'corrections', 'related_content', 'redirect', 'label',
  'additional_properties', 'websites', 'resized_urls', '__proto__', 'constructor', 'toString',
]; // prettier-ignore
const SCALARS = [
  null, true, 0, -1, 4.5, '', ' ', '10:30 am x', 'texto <b>a</b>', '<script>alert(1)</script>', 'javascript:alert(1)',
  '<a href="javascript:alert(1)" onclick="x">y</a>', '<iframe src="javascript:x"></iframe>', '<p>a</p><p>b</p>',
  'https://youtu.be/dQw4w9WgXcQ', '/a/', '2025-03-31T15:30:00Z', 'context_pdf <embed src="javascript:alert(1)">', '\u0000\ud800',
]; // prettier-ignore

/** Random JSON with the vocabulary of ANS. */
const { value: anyAns } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...SCALARS),
    fc.constantFrom(...TYPES),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 7 }),
    fc
      .tuple(fc.constantFrom(...TYPES), fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 6 }))
      .map(([type, fields]) => ({ ...fields, type })),
  ),
}));
const story = fc
  .tuple(
    fc.constantFrom('story', 'gallery', 'video', 'image'),
    fc.dictionary(fc.constantFrom(...KEYS), anyAns),
    fc.array(anyAns),
  )
  .map(([type, fields, content_elements]) => ({ ...fields, type, content_elements }));

/** Checks the attributes of all tags in the texts of a value. */
function expectHarmless(value: unknown, key = ''): void {
  if (typeof value === 'string') {
    const html = /html|citation|header|rows|caption$|description$/i.test(key);
    for (const tag of html ? (value.match(/<[^>]*>/g) ?? []) : []) {
      expect(tag).not.toMatch(/^<script|=\s*["']?\s*javascript:/i);
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i);
    }
    if (/^(href|url|src|poster)$/.test(key)) expect(value).not.toMatch(/^\s*javascript:/i);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    // The application shows these itself, so they are passed on unchanged.
    if (name !== 'config' && name !== 'log' && name !== 'authors')
      expectHarmless(one, Array.isArray(value) ? key : name);
  }
}

describe('no guard and no pass throws, whatever the JSON', () => {
  it('any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        guardFeed(value);
        const found = guardElement(value);
        if (found.ok) prepareBody([found.value]);
        const document = guardDocument(value);
        if (document.ok) prepareArticle(document.value, FIXTURE_OPTIONS);
      }),
      { numRuns: 300 },
    );
  });

  it('random ANS JSON gives a harmless, serialisable article', () => {
    fc.assert(
      fc.property(story, (raw) => {
        const found = guardDocument(raw);
        if (!found.ok) return;
        const article = prepareArticle(found.value, FIXTURE_OPTIONS);
        expectHarmless(article);
        expect(JSON.parse(JSON.stringify(article))).toEqual(article);
        teaserPicture(found.value);
        const site = { origin: 'https://www.ejemplo.com', name: 'S', free: true };
        for (const data of [articleData, liveBlogData, videoData, recipeData]) {
          expect(jsonLdText(data(article, site))).not.toContain('<');
        }
      }),
      { numRuns: 400 },
    );
  });

  it('the guard is idempotent for the body', () => {
    fc.assert(
      fc.property(story, (raw) => {
        const once = guardDocument(raw);
        if (!once.ok || once.value.type !== 'story') return;
        const twice = guardDocument(JSON.parse(JSON.stringify(once.value)));
        expect(twice.ok).toBe(true);
        expect(twice.ok && twice.value.headlines).toEqual(once.value.headlines);
        expect(twice.ok && twice.value.taxonomy).toEqual(once.value.taxonomy);
      }),
      { numRuns: 200 },
    );
  });

  it('ad insertion never changes text order', () => {
    fc.assert(
      fc.property(fc.array(anyAns), (raw) => {
        const read = raw.flatMap((one) => {
          const found = guardElement(one);
          return found.ok ? [found.value] : [];
        });
        const { blocks } = prepareBody(read, { insertions: [] });
        expect(textOrder(insertAds(blocks))).toEqual(textOrder(blocks));
      }),
      { numRuns: 150 },
    );
  });
});
