import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import type { BodyBlock, BodyLogEntry } from './block.ts';
import { ARTICLE_INSERTIONS, SIDE_SLOTS, WIDE_INSERTIONS, insertAds, withoutAds } from './insert-ads.ts';
import { splitTimes } from './split-times.ts';
import { uniqueIds } from './unique-ids.ts';

const text = (html: string, id = ''): BodyBlock => ({ type: 'text', id, html });
const texts = (count: number): BodyBlock[] =>
  Array.from({ length: count }, (_, index) => text(`p${index + 1}`));
const outline = (blocks: readonly BodyBlock[]): string[] =>
  blocks.map((block) =>
    block.type === 'ad'
      ? `${block.slot}/${block.display}/${block.size}`
      : block.type === 'text'
        ? block.html
        : block.type,
  );

describe('N4 ad insertion in the article body', () => {
  it('after the 1st, 3rd and 7th text block, recommendations after the 5th, a player at the end', () => {
    expect(outline(insertAds(texts(8)))).toEqual([
      'p1',
      'ROBAPAGINA_1/mobile/GP5',
      'ROBAPAGINA_1/desktop/GP5',
      'geo-video-player',
      'p2',
      'p3',
      'ROBAPAGINA_2/mobile/GP5',
      'ROBAPAGINA_2/desktop/GP5',
      'p4',
      'p5',
      'recommendations',
      'p6',
      'p7',
      'ROBAPAGINA_3/mobile/GP5',
      'ROBAPAGINA_3/desktop/GP5',
      'p8',
      'video-player',
    ]);
  });

  it('a time-stamp header counts as a text block, a picture does not', () => {
    const stamp: BodyBlock = {
      type: 'time-stamp',
      id: '',
      time: '10:30\u00a0a.\u00a0m.',
      dateTime: '',
      level: 2,
      html: '',
    };
    const blocks = insertAds([{ type: 'divider', id: '' }, stamp, text('p1')]);
    expect(outline(blocks).slice(0, 3)).toEqual(['divider', 'time-stamp', 'ROBAPAGINA_1/mobile/GP5']);
  });

  it.each([
    [6, ARTICLE_INSERTIONS, []],
    [6, withoutAds(ARTICLE_INSERTIONS), []],
    [7, ARTICLE_INSERTIONS, ['recommendations']],
    [7, WIDE_INSERTIONS, ['most-read']],
  ] as const)('N7 the middle of %d text blocks has one box, if text follows', (count, points, boxes) => {
    const types = insertAds(texts(count), points).map(({ type }) => type);
    expect(types.filter((type) => type === 'recommendations' || type === 'most-read')).toEqual(boxes);
  });

  it('nothing is inserted into an empty body', () => {
    expect(insertAds([])).toEqual([]);
  });

  it('sponsored content has players but no ads', () => {
    expect(outline(insertAds(texts(3), withoutAds(ARTICLE_INSERTIONS)))).toEqual([
      'p1',
      'geo-video-player',
      'p2',
      'p3',
      'video-player',
    ]);
  });

  it('side slots are LATERAL_1 and LATERAL_2, desktop, GP4', () => {
    expect(outline(SIDE_SLOTS)).toEqual(['LATERAL_1/desktop/GP4', 'LATERAL_2/desktop/GP4']);
  });

  it('never changes the order of the blocks', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.string())), (entries) => {
        const blocks = entries.map(([isText, html]): BodyBlock =>
          isText ? text(html) : { type: 'code', id: '', code: html },
        );
        expect(insertAds(blocks).filter(({ type }) => type === 'text' || type === 'code')).toEqual(blocks);
      }),
    );
  });
});

describe('N9 time stamps', () => {
  const split = (html: string, type: 'text' | 'header' = 'text', log: BodyLogEntry[] = []) => {
    const block: BodyBlock = type === 'text' ? text(html, 'b') : { type, id: 'b', level: 3, html };
    return splitTimes([block], { publishDate: '2025-03-31T15:00:00Z' }, (entry) => log.push(entry))[0];
  };

  it.each([
    ['10:30 am Abren las urnas', '10:30\u00a0a.\u00a0m.', '2025-03-31T10:30:00-05:00', 'Abren las urnas'],
    ['<b>4:05 p. m.</b> | Cierran', '4:05\u00a0p.\u00a0m.', '2025-03-31T16:05:00-05:00', 'Cierran'],
    ['12:00 AM. Medianoche', '12:00\u00a0a.\u00a0m.', '2025-03-31T00:00:00-05:00', 'Medianoche'],
    [
      '12:15pm: Almuerzo <i>ligero</i>',
      '12:15\u00a0p.\u00a0m.',
      '2025-03-31T12:15:00-05:00',
      'Almuerzo <i>ligero</i>',
    ],
    [
      '<b>9:05 am - Habla <a href="/x/">él</a></b>',
      '9:05\u00a0a.\u00a0m.',
      '2025-03-31T09:05:00-05:00',
      '<b>Habla <a href="/x/">él</a></b>',
    ],
    ['7:00 a.m.', '7:00\u00a0a.\u00a0m.', '2025-03-31T07:00:00-05:00', ''],
  ])('%s', (html, time, dateTime, rest) => {
    for (const type of ['text', 'header'] as const) {
      expect(split(html, type)).toEqual({
        type: 'time-stamp',
        id: 'b',
        time,
        dateTime,
        level: 2,
        html: rest,
      });
    }
  });

  it.each([
    'A las 10:30 am abrieron las urnas',
    'Texto largo antes de 10:30 am',
    'Sin hora',
    '10:30 minutos',
    '110:30 pm',
  ])('leaves %s as it is', (html) => {
    expect(split(html)).toEqual(text(html, 'b'));
  });

  it('logs an impossible time and leaves its date empty', () => {
    const log: BodyLogEntry[] = [];
    expect(split('25:70 am Nada', 'text', log)).toMatchObject({
      time: '25:70 am',
      dateTime: '',
      html: 'Nada',
    });
    expect(log).toEqual([{ type: 'time-stamp', id: 'b', reason: "'25:70 am' cannot be read as a date" }]);
  });
});

describe('uniqueIds', () => {
  it('keeps the first use of an id and numbers the others, at every depth', () => {
    const blocks = uniqueIds([
      text('a', 'x'),
      { type: 'quote', id: 'x', variant: 'quote', blocks: [text('b', 'x'), text('c')] },
      text('d', 'no válido!'),
    ]);
    const ids = JSON.stringify(blocks).match(/"id":"[^"]*"/g);
    expect(ids).toEqual(['"id":"x"', '"id":"x-2"', '"id":"x-3"', '"id":"bloque-4"', '"id":"no-v-lido"']);
  });

  it('gives every block a different id, and is idempotent', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (ids) => {
        const blocks = uniqueIds(ids.map((id) => text('', id)));
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(ids.length);
        expect(blocks.every(({ id }) => /^[\w-]+$/.test(id))).toBe(true);
        expect(uniqueIds(blocks)).toEqual(blocks);
      }),
    );
  });
});
