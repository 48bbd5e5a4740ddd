import { describe, expect, it } from 'vitest';
import type { BodyBlock, Picture } from '../body/block.ts';
import type { LeadBlock } from './lead.ts';
import type { PreparedArticle } from './prepare.ts';
import {
  fillsWindow,
  hasClosingVideo,
  hasCountryVideo,
  hasCover,
  houseAdsFrom,
  isRead,
  shownLead,
  shownUpdate,
} from './page-parts.ts';

const picture: Picture = { url: '/a.jpg', alt: '', renditions: [] };
const image = { id: 'lead', type: 'image', picture, caption: {} } as LeadBlock;
const block = (type: string, more: object = {}): BodyBlock => ({ id: type, type, ...more }) as BodyBlock;

describe('the parts of an article page', () => {
  it('a picture without a known width fills a window, one of less than 960 px does not', () => {
    expect(
      [undefined, 960, 959].map((width) => fillsWindow({ ...picture, ...(width && { width }) })),
    ).toEqual([true, true, false]);
  });

  it('a picture that is higher than wide does not fill a window', () => {
    expect([1000, 1001].map((height) => fillsWindow({ ...picture, width: 1000, height }))).toEqual([
      true,
      false,
    ]);
  });

  it('only what is read has a reading time: no film, gallery, cover or episode', () => {
    const read = (layout: string, id: string, body: BodyBlock[] = []) =>
      isRead({ layout, section: { id, name: '' }, body } as unknown as PreparedArticle);
    const recording = [block('audio', { sources: [] })];
    expect([read('standard', '/nacion', recording), read('play', '/podcasts')]).toEqual([true, true]);
    expect([
      read('video', '/nacion'),
      read('gallery', '/nacion'),
      read('standard', '/edicion'),
      read('standard', '/podcasts', recording),
    ]).toEqual([false, false, false, false]);
  });

  it('a print edition has a cover, also when its section has the address of another site', () => {
    const section = (id: string) => hasCover({ section: { id, name: '' } });
    expect([section('/edicion'), section('https://otro.example/edicion'), section('/nacion')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('a column does not show the portrait of its author as its lead', () => {
    const bylines = [{ text: 'Ana', portrait: '/a.jpg' }];
    expect(shownLead({ opinion: true, lead: image, bylines })).toBeUndefined();
    expect(shownLead({ opinion: false, lead: image, bylines })).toBe(image);
    expect(shownLead({ opinion: true, lead: image, bylines: [{ text: 'Ana' }] })).toBe(image);
  });

  it('an update is shown from half an hour after publication', () => {
    const date = '2026-11-01T10:00:00Z';
    expect(shownUpdate({ date, updatedDate: '2026-11-01T10:30:00Z' })).toBeUndefined();
    expect(shownUpdate({ date, updatedDate: '2026-11-01T10:31:00Z' })).toBe('2026-11-01T10:31:00Z');
    expect(shownUpdate({ date })).toBeUndefined();
  });

  it('N12 a special has house ads from its second chapter on', () => {
    const body = ['uno', 'dos', 'tres'].map((id) => block('header', { id, level: 2, html: id }));
    expect(houseAdsFrom({ layout: 'special', body })).toBe('dos');
    expect(houseAdsFrom({ layout: 'standard', body })).toBeUndefined();
  });

  it('N3 a player ends an article with a place for it, unless the article has a video or is one of another kind', () => {
    const body = [block('video-player')];
    expect(hasClosingVideo({ layout: 'standard', body })).toBe(true);
    expect(hasClosingVideo({ layout: 'standard', body: [] })).toBe(false);
    expect(hasClosingVideo({ layout: 'standard', body: [...body, block('video')] })).toBe(false);
    expect(hasClosingVideo({ layout: 'standard', body, lead: block('video') as LeadBlock })).toBe(false);
    expect(hasClosingVideo({ layout: 'gallery', body })).toBe(false);
    expect(hasClosingVideo({ layout: 'live-blog', body })).toBe(false);
  });

  it('N3 readers in some countries have a video, unless the article begins with one', () => {
    const body = [block('geo-video-player')];
    expect(hasCountryVideo({ body })).toBe(true);
    expect(hasCountryVideo({ body: [] })).toBe(false);
    expect(hasCountryVideo({ body, lead: block('video') as LeadBlock })).toBe(false);
  });
});
