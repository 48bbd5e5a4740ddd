import { describe, expect, it } from 'vitest';
import { rawAuthor, rawFeed, rawMalformed, rawStory } from '../fixtures/index.ts';
import { guardElement } from '../fixtures/guard-element.ts';
import type { AnsDocument } from './document.ts';
import { guardAuthorRecord, guardDocument, guardFeed, type KnownDocuments } from './guard.ts';

function storyOf(raw: unknown) {
  const found = guardDocument(raw);
  if (!found.ok || found.value.type !== 'story') throw new Error('no story');
  return { ...found, value: found.value };
}

describe('the document guard', () => {
  it('reads a well-formed story without issues', () => {
    const { value, issues } = storyOf(rawStory);
    expect(issues).toEqual([]);
    expect(value.taxonomy.primary_section?._id).toBe('/nacion');
    expect(value.taxonomy.tags[1]).toEqual({ text: 'Lluvias', slug: 'lluvias' });
    expect(value.content_restrictions.content_code).toBe('3');
    expect(value.content_elements).toHaveLength(8);
  });

  it('makes a usable document from a malformed one and reports every problem with its path', () => {
    const { value, issues } = storyOf(rawMalformed);
    expect(value.headlines.basic).toBe('Un titular suelto');
    expect(value.canonical_url).toBe('/nacion/articulo/suelto/1/');
    expect(value.taxonomy.primary_section?._id).toBe('/nacion');
    expect(value.taxonomy.tags.map(({ text }) => text)).toEqual(['Uno', 'Tres']);
    expect(value.credits.by.map(({ name }) => name)).toEqual(['Juan Pérez']);
    expect(value.owner.sponsored).toBe(true);
    expect(value.corrections).toEqual([{ correction_type: 'correction', text: 'El año es 2025.' }]);
    expect(value.promo_items['basic']).toMatchObject({
      type: 'image',
      url: 'https://imagenes.ejemplo.com/suelta.jpg',
    });
    expect(value.publish_date).toBeUndefined();
    expect(value._id).toMatch(/^derived-/);
    const paths = issues.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '_id',
        'publish_date',
        'credits.by[0]',
        'credits.by[2]',
        'taxonomy.tags[2]',
        'content_elements[4].url',
      ]),
    );
  });

  it('derives the same id from the same document', () => {
    expect(storyOf(rawMalformed).value._id).toBe(storyOf(structuredClone(rawMalformed)).value._id);
  });

  it.each([
    ['a text', 'hola', '(document)', /expected a document object, found "hola"/],
    ['nothing', null, '(document)', /found null/],
    ['a list', [], '(document)', /found a list/],
    ['another type', { type: 'not-a-story' }, 'type', /"not-a-story" is not a document type/],
    ['no type and nothing of a story', { foo: 1 }, 'type', /missing/],
    ['an image without an address', { type: 'image', _id: 'x' }, 'url', /needs an address/],
  ])('refuses %s with the path and the reason', (_name, input, path, reason) => {
    const found = guardDocument(input);
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(found.error.path).toBe(path);
    expect(found.error.reason).toMatch(reason);
  });

  it('reads a partial document of a feed without a type as a story', () => {
    expect(guardDocument({ _id: 'a', headlines: { basic: 'Solo titular' } })).toMatchObject({
      ok: true,
      value: { type: 'story', content_elements: [], credits: { by: [], affiliation: [] } },
      issues: [{ path: 'type' }],
    });
  });

  it('reads a body that is one HTML text', () => {
    const { value } = storyOf({ type: 'story', _id: 'a', content: '<p>Hola</p>' });
    expect(value.content_elements).toEqual([{ _id: '', type: 'raw_html', content: '<p>Hola</p>' }]);
  });

  it('reads numbers that are strings, and drops NUL, which databases cannot store', () => {
    const image = {
      type: 'image',
      url: 'a.jpg',
      width: '800',
      height: '600',
      focal_point: { x: '40', y: '20' },
    };
    expect(guardElement(image)).toMatchObject({
      ok: true,
      value: { width: 800, focal_point: { x: 40, y: 20 } },
    });
    expect(guardElement({ type: 'text', content: 'a\u0000\ud800b' })).toMatchObject({
      ok: true,
      value: { content: 'ab' },
    });
  });

  it('limits the depth of nesting', () => {
    let deep: unknown = { type: 'text', content: 'fondo' };
    for (let level = 0; level < 5000; level += 1) deep = { type: 'element_group', content_elements: [deep] };
    const found = guardDocument({ type: 'story', _id: 'a', content_elements: [deep] });
    expect(found.ok && found.issues.some(({ reason }) => reason.startsWith('nested too deeply'))).toBe(true);
  });
});

describe('the feed guard', () => {
  it('reads content_elements, count and next, and omits items that are not documents', () => {
    const found = guardFeed({
      ...rawFeed,
      content_elements: [...rawFeed.content_elements, null, { type: 'site' }],
    });
    expect(found).toMatchObject({ ok: true, value: { count: 60, next: 4 } });
    expect(found.ok && found.value.content_elements).toHaveLength(4);
    expect(found.issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['content_elements[4]', 'content_elements[5].type']),
    );
  });

  it('reads a bare list, and treats a null next as the last page', () => {
    expect(guardFeed([rawStory])).toMatchObject({ ok: true, value: { count: 1 } });
    const found = guardFeed({ content_elements: [], count: '0', next: null });
    expect(found.ok && found.value).toEqual({ content_elements: [], count: 0 });
  });

  it.each([null, 'x', { content_elements: 'x' }])('refuses %j', (input) => {
    expect(guardFeed(input).ok).toBe(false);
  });
});

describe('the author record', () => {
  it('reads byline, image, images_data and bio_page', () => {
    expect(guardAuthorRecord(rawAuthor)).toMatchObject({
      ok: true,
      value: {
        _id: 'maria-pena',
        name: 'María Peña',
        image: 'https://imagenes.ejemplo.com/maria.jpg',
        bio_page: '/autor/maria-pena/',
        images_data: {
          fill: [{ url: 'https://imagenes.ejemplo.com/maria-200.jpg', width: 200, height: 200 }],
        },
      },
    });
  });
});

describe('documents of lists that are known', () => {
  const raw = (extra: object = {}) =>
    structuredClone({
      content_elements: [{ ...{ _id: 'a', type: 'story', headlines: { basic: 'Uno' } }, ...extra }],
    });
  const read = (given: object, known: KnownDocuments, website = 'semanario') => {
    const feed = guardFeed(given, { website }, known);
    if (!feed.ok) throw new Error(feed.error.reason);
    return { document: feed.value.content_elements[0], issues: feed.issues };
  };

  it('are read once for each site, and again when they change', () => {
    const known = new Map<string, AnsDocument>();
    const { document } = read(raw(), known);
    expect(read(raw(), known).document).toBe(document);
    expect(read(raw(), known, 'diario').document).not.toBe(document);
    const changed = read(raw({ headlines: { basic: 'Dos' } }), known).document;
    expect(changed?.headlines.basic).toBe('Dos');
    expect(read(raw(), known).document).toBe(document);
    expect(guardFeed(raw(), { website: 'semanario' })).toMatchObject({
      value: { content_elements: [document] },
    });
  });

  it('with a problem report it in each list', () => {
    const known = new Map<string, AnsDocument>();
    const odd = () => raw({ publish_date: 'ayer' });
    expect(read(odd(), known).issues.length).toBeGreaterThan(0);
    expect(read(odd(), known).issues.map(({ path }) => path)).toEqual(
      read(odd(), new Map()).issues.map(({ path }) => path),
    );
    expect(known.size).toBe(0);
  });
});
