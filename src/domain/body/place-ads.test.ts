import { describe, expect, it } from 'vitest';
import type { BodyBlock } from './block.ts';
import { placeAds } from './place-ads.ts';
import { insertAds } from './insert-ads.ts';

const LIMITS = { mobile: 2, desktop: 1 };

const text = (id: string): BodyBlock => ({ type: 'text', id, html: id });
const header = (html: string): BodyBlock => ({ type: 'header', id: html, level: 2, html });
const entry = (id: string): BodyBlock => ({
  type: 'time-stamp',
  id,
  time: '1:51 p. m.',
  dateTime: '',
  level: 2,
  html: '',
});
const list: BodyBlock = { type: 'list', id: 'list', ordered: false, items: [] };
const ad = (id: string, display: 'mobile' | 'desktop' = 'mobile'): BodyBlock => ({
  type: 'ad',
  id,
  slot: 'ROBAPAGINA_1',
  size: 'GP5',
  display,
});

/** The ids of the blocks, with a mark for slots without a house ad. */
const ids = (blocks: readonly BodyBlock[], from?: string): string[] =>
  placeAds(blocks, { limits: LIMITS, from }).map((block) =>
    block.type === 'ad' && block.opens ? `${block.id}?` : block.id,
  );
const texts = (count: number): BodyBlock[] =>
  Array.from({ length: count }, (_, index) => text(`${index + 1}`));

describe('N4 house ads in a body with unsold slots', () => {
  it('start after the third paragraph and keep to the limit of each device', () => {
    expect(ids(insertAds(texts(9)))).toEqual([
      ...['1', 'robapagina-1-mobile?', 'robapagina-1-desktop?', 'geo-video-player', '2', '3'],
      ...['robapagina-2-mobile', 'robapagina-2-desktop', '4', '5', 'recommendations', '6', '7'],
      ...['robapagina-3-mobile', 'robapagina-3-desktop?', '8', '9', 'video-player'],
    ]);
  });

  it('are not placed before the second chapter of a special', () => {
    const chapter = [text('1'), text('2'), text('3'), ad('early')];
    expect(ids([...chapter, header('Dos'), text('4'), ad('late')], 'Dos')).toEqual([
      ...['1', '2', '3', 'early?', 'Dos', '4', 'late'],
    ]);
  });

  it('are not placed among the ingredients of a recipe', () => {
    const recipe = [...texts(3), ad('a'), header('Ingredientes'), text('Para seis'), ad('b'), list];
    expect(ids([...recipe, header('Preparación'), text('Mezcle'), ad('c')])).toEqual([
      ...['1', '2', '3', 'Ingredientes', 'Para seis', 'list', 'Preparación', 'Mezcle', 'c'],
    ]);
  });

  it('are not placed between the first five entries of a live blog', () => {
    const entries = ['e1', 'e2', 'e3', 'e4', 'e5'].flatMap((id) => [entry(id), text(`${id}t`), ad(`${id}a`)]);
    expect(ids([...entries, entry('e6'), ad('after')]).filter((id) => id.endsWith('a'))).toEqual([]);
    expect(ids([...entries, entry('e6'), ad('after')])).toContain('after');
  });
});
