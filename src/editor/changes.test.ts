import fc from '../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { changesInWords, type DocumentLabels } from './changes.ts';
import type { BlockPlacement, PageDocument } from '../domain/page/document.ts';

const LABELS: DocumentLabels = {
  blocks: {
    row: { label: 'Fila de sección', settings: { title: 'Título', feedSize: 'Cantidad', picks: 'Notas' } },
    ads: { label: 'Publicidad' },
  },
};
const page = (main: readonly BlockPlacement[], more: Partial<PageDocument> = {}): PageDocument => ({
  layout: 'front',
  title: '',
  ...more,
  regions: { main, ...more.regions },
});
const row = (id: string, title: string, settings = {}): BlockPlacement => ({
  id,
  block: 'row',
  settings: { title, ...settings },
});
const words = (before: PageDocument, after: PageDocument) =>
  changesInWords(before, after, LABELS).map(({ placementId, text }) => [placementId, text]);

describe('X5 changes in words', () => {
  const base = page([
    row('a', 'Política'),
    row('b', 'Mundo'),
    row('o', 'Opinión'),
    { id: 'p', block: 'ads' },
  ]);

  it('nothing changed', () => expect(words(base, structuredClone(base))).toEqual([]));

  it.each<[string, PageDocument, [string | null, string][]]>([
    [
      'moved up: only the one that was moved',
      page([row('o', 'Opinión'), row('a', 'Política'), row('b', 'Mundo'), { id: 'p', block: 'ads' }]),
      [['o', 'Se movió “Opinión” arriba']],
    ],
    [
      'moved down',
      page([row('b', 'Mundo'), row('o', 'Opinión'), { id: 'p', block: 'ads' }, row('a', 'Política')]),
      [['a', 'Se movió “Política” abajo']],
    ],
    [
      'moved to another region',
      page([row('a', 'Política'), row('b', 'Mundo'), { id: 'p', block: 'ads' }], {
        regions: { aside: [row('o', 'Opinión')] },
      }),
      [['o', 'Se movió “Opinión” a la columna lateral']],
    ],
    [
      'added and taken out; a block without a heading has the label of its kind',
      page([row('a', 'Política'), row('b', 'Mundo'), row('o', 'Opinión'), row('n', 'Cultura')]),
      [
        ['n', 'Se agregó “Cultura” en la columna principal'],
        ['p', 'Se quitó “Publicidad”'],
      ],
    ],
    [
      'settings: with both values, or without those that are no words',
      page([
        row('a', 'Poder', { feedSize: 4, picks: ['x'] }),
        row('b', 'Mundo', { published: true }),
        row('o', 'Opinión', { otro: false }),
        { id: 'p', block: 'ads' },
      ]),
      [
        ['a', 'Cambió “Título” en “Política”: antes “Política”, ahora “Poder”'],
        ['a', 'Cambió “Cantidad” en “Poder”: antes sin valor, ahora 4'],
        ['a', 'Cambió “Notas” en “Poder”'],
        ['b', 'Ahora se muestra “Mundo”'],
        ['o', 'Cambió “otro” en “Opinión”: antes sin valor, ahora no'],
      ],
    ],
    [
      'the page',
      { ...base, layout: 'article', title: 'Inicio', mode: 'dark', ...{ further: 1 } },
      [
        [null, 'Cambió el diseño de la página: antes “front”, ahora “article”'],
        [null, 'Cambió el título de la página: antes sin valor, ahora “Inicio”'],
        [null, 'Cambió el modo de la página: antes sin valor, ahora “dark”'],
        [null, 'Cambió “further” de la página: antes sin valor, ahora 1'],
      ],
    ],
    [
      'another block at the same place, and one that this build does not know',
      page([
        { id: 'a', block: 'constructor' },
        row('b', 'Mundo'),
        row('o', 'Opinión'),
        { id: 'p', block: 'ads' },
      ]),
      [['a', 'Se puso “constructor” en lugar de “Política”']],
    ],
  ])('%s', (_name, after, expected) => {
    expect(words(base, after)).toEqual(expected);
  });

  it('long values are cut', () => {
    const [[, text] = []] = words(page([row('a', 'x')]), page([row('a', 'y'.repeat(200))]));
    expect(text).toBe(`Cambió “Título” en “x”: antes “x”, ahora “${'y'.repeat(59)}…”`);
  });

  it('there is a sentence exactly if something changed', () => {
    const settings = fc.record({ t: fc.nat(1), title: fc.constantFrom('', 'Opinión') }, { requiredKeys: [] });
    const list = fc
      .tuple(fc.shuffledSubarray(['a', 'b', 'c']), fc.array(settings, { minLength: 3, maxLength: 3 }))
      .map(([order, all]) => page(order.map((id, at) => ({ id, block: 'row', settings: all[at]! }))));
    fc.assert(
      fc.property(list, list, (before, after) => {
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        const found = words(before, after);
        expect(found.length === 0).toBe(isSame);
        expect(new Set(found.map((one) => one.join())).size).toBe(found.length);
      }),
    );
  });
});
