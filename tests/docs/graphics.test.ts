import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBody } from 'rotativa/domain/server';
import { expect, it } from 'vitest';
import { documentOf } from '../../src/domain/fixtures/index.ts';
import { GRAPHIC_KINDS } from '../../src/domain/graphic/graphic.ts';
import { GraphicSettings } from '../../src/domain/graphic/schema.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/graphics.md'), 'utf8');

/** The JSON of a part of the guide. */
function sample(name: string): Record<string, unknown> {
  const [, json = ''] = new RegExp(`^\u0060{3}json ${name}\n(.*?)^\u0060{3}$`, 'ms').exec(GUIDE) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

function prepared(element: Record<string, unknown>) {
  const read = documentOf({
    _id: 'a',
    type: 'story',
    headlines: { basic: 'a' },
    content_elements: [{ _id: 'g', ...element }],
  });
  return prepareBody(read.content_elements);
}

it.each([
  ['table', 'bar', 3],
  ['embed', 'line', 3],
  ['map', 'route', 3],
  ['streets', 'streets', 4],
  ['tour', 'route', 3],
])('docs/graphics.md: the sample %s is drawn', (name, kind, rows) => {
  const { blocks, log } = prepared(sample(name));
  expect(log).toEqual([]);
  const [block] = blocks.filter(({ type }) => type === 'graphic');
  if (block?.type !== 'graphic') throw new Error(`${name} is no graphic`);
  expect([block.graphic.kind, block.graphic.rows.length]).toEqual([kind, rows]);
});

it('docs/graphics.md: data that cannot be drawn are a table, with one line in the log', () => {
  const { blocks, log } = prepared({
    ...sample('table'),
    additional_properties: { graphic: { kind: 'hemicycle' } },
  });
  expect(blocks.map(({ type }) => type)).toContain('table');
  expect(log.map(({ type, id, reason }) => [type, id, reason])).toEqual([
    [
      'table',
      'g',
      expect.stringMatching(/^it is shown as a table, not as a graphic: 'hemicycle' takes 1 to 1 columns/),
    ],
  ]);
});

it('docs/graphics.md: a tour whose route cannot be drawn keeps its words', () => {
  const { header, rows, additional_properties } = sample('tour') as {
    header: string[];
    rows: string[][];
    additional_properties: { graphic: Record<string, unknown> };
  };
  const graphic = { ...additional_properties.graphic, kind: 'bar' };
  const { blocks, log } = prepared({ type: 'table', header, rows, additional_properties: { graphic } });
  expect(log.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^it is shown as a table, not as a graphic: /),
  ]);
  const words = blocks.map((block) => ('html' in block ? block.html : block.type));
  expect(words).toEqual(
    expect.arrayContaining(['table', 'El desierto al lado', 'El termómetro marca 37 grados.', 'La raya']),
  );
});

it('docs/graphics.md lists every kind with its limits, and every setting', () => {
  const kinds = [...GUIDE.matchAll(/^\| `([a-z]+)` \| .* \| (\d+ to \d+) \| (\d+ to \d+) \|$/gm)];
  expect(Object.fromEntries(kinds.map(([, kind = '', rows, columns]) => [kind, [rows, columns]]))).toEqual(
    Object.fromEntries(
      Object.entries(GRAPHIC_KINDS).map(([kind, { rows, columns }]) => [
        kind,
        [rows.join(' to '), columns.join(' to ')],
      ]),
    ),
  );
  const settings = GUIDE.slice(GUIDE.indexOf('## Settings'), GUIDE.indexOf('## Kinds'));
  for (const name of Object.keys(GraphicSettings.shape)) expect(settings).toContain(`\`${name}\``);
});
