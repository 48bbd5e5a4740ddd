import type { Block, BlockPlacement, HiddenReason } from 'rotativa/blocks';
import { htmlFacts, type HtmlFacts } from 'rotativa/editor';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftNotes } from './draft-notes.ts';

const AT = '2026-02-01T12:00:00Z';
/** A block whose settings may have anything in them. */
const blockOf = (name: string, more: Partial<Block> = {}): [string, Block] => [
  name,
  {
    ...{ name, label: `Bloque ${name}`, version: 1, category: 'lists', settings: z.looseObject({}) },
    facts: () => ({}),
    ...more,
  } as Block,
];
type PageRules = Parameters<typeof draftNotes>[1];

const RULES: PageRules = {
  blocks: new Map([
    blockOf('row'),
    blockOf('most-read'),
    blockOf('most-read-box'),
    blockOf('opening', { category: 'openings' }),
    blockOf('banner', { facts: (settings) => ({ event: settings as { title: string; ends: string } }) }),
  ]),
  layouts: { front: ['main'] },
  rails: {},
};

interface Placed {
  block: string;
  settings?: object;
  facts?: Partial<HtmlFacts>;
  hidden?: HiddenReason;
}

/** The notes of a front with these blocks, whose ids are 'a', 'b' and so on. */
function notesOf(placed: readonly Placed[], { needsLead = false, rules = RULES, layout = 'front' } = {}) {
  const ids = placed.map((_, at) => 'abcdef'[at]!);
  const main = placed.map(({ block, settings }, at) => ({ id: ids[at], block, settings }) as BlockPlacement);
  return draftNotes(
    {
      document: { title: 'Portada', layout, regions: { main } },
      hidden: new Map(placed.flatMap(({ hidden }, at) => (hidden ? [[ids[at]!, hidden] as const] : []))),
      facts: placed.map(({ facts }) => ({ ...htmlFacts(''), ...facts })),
      ...{ at: AT, needsLead },
    },
    rules,
  );
}

const kindsOf = (...given: Parameters<typeof notesOf>): string[] =>
  notesOf(...given).map(({ placementId, kind }) => `${placementId} ${kind}`);

const STORIES = { stories: [{ id: 'uno', headline: 'Titular uno' }] };

describe('X5 the notes of a draft', () => {
  it('are none of a page without faults', () =>
    expect(notesOf([{ block: 'row', facts: STORIES }])).toEqual([]));

  it.each([
    ['what its editor turned off', { kind: 'unpublished' }, 'El bloque está sin publicar.'],
    ['what is for other pages', { kind: 'elsewhere' }, 'No es para esta página.'],
  ] as const)('tell %s, which is no fault', (_what, hidden, text) => {
    expect(notesOf([{ block: 'row', hidden }])).toEqual([
      { placementId: 'a', kind: 'empty-block', text, severity: 'info' },
    ]);
  });

  it.each([
    [{ title: 'Cultura' }, '“Cultura” no se muestra.'],
    [{ title: '' }, '“Bloque row” no se muestra.'],
    [{ title: 7 }, '“Bloque row” no se muestra.'],
    [undefined, '“Bloque row” no se muestra.'],
  ])('name an empty block with the settings %j', (settings, words) => {
    const [note, ...others] = notesOf([
      { block: 'row', ...(settings && { settings }), hidden: { kind: 'nothing-found' } },
    ]);
    expect([note?.placementId, note?.kind, note?.severity, others]).toEqual([
      'a',
      'empty-block',
      'warning',
      [],
    ]);
    expect(note?.text).toContain(words);
  });

  it('name a story that is there twice, except in blocks that repeat others', () => {
    const first = { block: 'row', settings: { title: 'Cultura' }, facts: STORIES };
    const [note] = notesOf([first, { block: 'row', facts: STORIES }]);
    expect(note).toMatchObject({ placementId: 'b', kind: 'repeated-story' });
    expect(note?.text).toContain('“Titular uno” ya está en “Cultura”.');
    for (const second of [
      { block: 'most-read' },
      { block: 'most-read-box' },
      { block: 'row', settings: { repeats: true } },
    ])
      expect(notesOf([first, { ...second, facts: STORIES }]), second.block).toEqual([]);
    expect(kindsOf([first, { block: 'row', settings: { repeats: 'yes' }, facts: STORIES }])).toEqual([
      'b repeated-story',
    ]);
  });

  it('name a front without an opening that has a story', () => {
    const front = { needsLead: true };
    expect(kindsOf([{ block: 'row', facts: STORIES }], front)).toEqual(['null missing-lead']);
    expect(kindsOf([{ block: 'opening' }], front)).toEqual(['null missing-lead']);
    expect(kindsOf([{ block: 'opening', facts: STORIES }], front)).toEqual([]);
    expect(kindsOf([{ block: 'row', facts: STORIES }])).toEqual([]);
  });

  it('judge each block by its settings and by its HTML', () => {
    const past = { title: 'Foro', ends: '2026-02-01T11:00:00Z' };
    const dead = { links: [{ address: '/no/', status: 404 }] };
    expect(
      kindsOf([
        { block: 'banner', settings: past },
        { block: 'banner', settings: { ...past, ends: '2026-02-01T13:00:00Z' }, facts: dead },
      ]),
    ).toEqual(['b dead-link', 'a past-event']);
  });

  it('name what the site does not have: a block, a region, a layout', () => {
    expect(kindsOf([{ block: 'no-such-block' }])).toEqual(['a issue']);
    const narrow = { ...RULES, layouts: { front: ['aside'] } };
    expect(kindsOf([{ block: 'row' }], { rules: narrow })).toEqual(['null issue']);
    expect(kindsOf([{ block: 'row' }], { layout: 'de-otro-tiempo' })).toEqual(['null issue']);
  });

  it('are as severe as the site says', () => {
    const rules = {
      ...RULES,
      rails: { severities: { 'repeated-story': 'off', 'missing-lead': 'info' } as const },
    };
    const twice = [
      { block: 'row', facts: STORIES },
      { block: 'row', facts: STORIES },
    ];
    expect(notesOf(twice, { rules, needsLead: true })).toMatchObject([
      { kind: 'missing-lead', severity: 'info' },
    ]);
  });
});
