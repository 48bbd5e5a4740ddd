import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { sampleJson } from '../../../tests/contract/documents.ts';
import { originalStory } from './original-story.ts';

const image = (url: string, more: object = {}) => ({
  type: 'image',
  _id: url,
  url,
  alt_text: `Foto ${url}`,
  width: 1600,
  height: 900,
  ...more,
});

/** The values of a story with these fields. */
function original(fields: object = {}) {
  return originalStory(documentOf({ ...sampleJson({ id: 'a', headline: 'Rock &amp; pop' }), ...fields }));
}
const addresses = (fields: object): string[] => original(fields).pictures.map(({ url }) => url);

describe('X5 what a story says without a collection', () => {
  it('is its headline, its path and its time, in plain text', () => {
    expect(original()).toMatchObject({
      id: 'a',
      path: '/nacion/articulo/a/',
      headline: 'Rock & pop',
      published: '2025-06-01T12:00:00.000Z',
    });
    const dates = ['publish_date', 'first_publish_date', 'display_date', 'created_date', 'last_updated_date'];
    expect(original(Object.fromEntries(dates.map((name) => [name, undefined]))).published).toBe('');
  });

  it.each([
    [{ basic: 'Sumario &amp; más' }, 'Sumario & más'],
    [{ basic: '' }, 'Para buscadores'],
  ])('has the standfirst of %j', (subheadlines, standfirst) => {
    expect(original({ subheadlines, description: { basic: 'Para buscadores' } }).standfirst).toBe(standfirst);
  });

  it('has the pictures of its teasers, its text and its galleries, each once', () => {
    const gallery = { type: 'gallery', _id: 'g', content_elements: [image('/dos'), image('/tres')] };
    expect(
      addresses({
        promo_items: { basic: image('/uno') },
        content_elements: [
          { type: 'text', _id: 't', content: 'Texto.' },
          image('/dos'),
          gallery,
          image('/uno'),
        ],
      }),
    ).toEqual(['/uno', '/dos', '/tres']);
    expect(addresses({ promo_items: {}, content_elements: [] })).toEqual([]);
    expect(addresses({ promo_items: { basic: image('javascript:x') }, content_elements: [] })).toEqual([]);
  });

  it('has no more pictures than an editor can look through', () => {
    const content_elements = Array.from({ length: 40 }, (_, at) => image(`/${at}`));
    expect(addresses({ promo_items: {}, content_elements })).toHaveLength(24);
  });

  it('says where the middle of a picture is, as a share of its sides', () => {
    const [picture] = original({
      promo_items: { basic: image('/uno', { focal_point: { x: 400, y: 900 } }) },
    }).pictures;
    expect(picture).toEqual({
      url: '/uno',
      alt: 'Foto /uno',
      width: 1600,
      height: 900,
      focalPoint: { x: 0.25, y: 1 },
    });
  });

  it.each(['width', 'height'])('says no size and no middle of a picture without its %s', (side) => {
    const point = { focal_point: { x: 400, y: 900 }, [side]: undefined };
    const [picture] = original({ promo_items: { basic: image('/uno', point) } }).pictures;
    expect(picture).toEqual({
      url: '/uno',
      alt: 'Foto /uno',
      ...(side === 'width' ? { height: 900 } : { width: 1600 }),
    });
  });
});
