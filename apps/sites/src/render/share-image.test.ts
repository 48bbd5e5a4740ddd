import { describe, expect, it } from 'vitest';
import type { AnsDocument } from 'rotativa/domain';
import { readConfig } from '../config/env.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { documentOf } from '../../../../tests/contract/documents.ts';
import { shareImage } from './share-image.ts';

const site = { brand: BRAND_CONFIGS.women, origin: 'https://www.fucsia.example' };
const config = (text: string) => readConfig({ SHARE_PICTURE: text });
const MADE = config('/images/share/{id}.jpg?_website={site}');

function story(fields: object = {}): AnsDocument {
  return documentOf({
    _id: 'ABC',
    type: 'story',
    headlines: { basic: 'Moda de río' },
    last_updated_date: '2026-03-10T17:00:00Z',
    promo_items: { basic: { type: 'image', url: '/images/rio', width: 1280, height: 720, alt_text: 'Río' } },
    ...fields,
  });
}

describe('X13 the picture of a shared link', () => {
  it('has the headline and changes with the document', () => {
    expect(shareImage(site, MADE, story())).toEqual({
      url: 'https://www.fucsia.example/images/share/ABC.jpg?_website=fucsia&v=1773162000000',
      width: 1200,
      height: 630,
      alt: 'Moda de río. Fucsia',
    });
  });

  it('of a page without a document is that of the site', () => {
    expect(shareImage(site, MADE)?.url).toBe(
      'https://www.fucsia.example/images/share/site.jpg?_website=fucsia',
    );
  });

  it.each([
    ['without the service', config('off'), {}],
    ['with an id that is not a file name', MADE, { _id: '../a' }],
  ])('is the own picture of the story %s', (_, settings, fields) => {
    expect(shareImage(site, settings, story(fields))).toEqual({
      url: 'https://www.fucsia.example/images/rio',
      width: 1280,
      height: 720,
      alt: 'Río',
    });
    expect(shareImage(site, settings, story({ ...fields, promo_items: {} }))).toBeUndefined();
  });

  it.each(['http', 'javascript:{id}', '/images/share.jpg'])('cannot be at %s', (text) => {
    expect(() => config(text)).toThrow(/SHARE_PICTURE/);
  });
});
