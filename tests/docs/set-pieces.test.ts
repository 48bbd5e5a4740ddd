import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBody } from 'rotativa/domain/server';
import { expect, it } from 'vitest';
import { documentOf } from '../../src/domain/fixtures/index.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/set-pieces.md'), 'utf8');

function prepared(name: string, more: object = {}) {
  const [, json = ''] = new RegExp(`^\u0060{3}json ${name}\n(.*?)^\u0060{3}$`, 'ms').exec(GUIDE) ?? [];
  const element = { _id: 'g', ...(JSON.parse(json) as object), ...more };
  const read = documentOf({
    _id: 'a',
    type: 'story',
    headlines: { basic: 'a' },
    content_elements: [element],
  });
  return prepareBody(read.content_elements, { insertions: [] });
}

it.each(['scenes', 'pair'])('docs/set-pieces.md: the sample %s has its form', (name) => {
  const { blocks, log } = prepared(name);
  expect(log).toEqual([]);
  expect(blocks).toMatchObject([{ type: 'gallery', form: { type: name } }]);
});

it('docs/set-pieces.md: a gallery whose form is wrong keeps its words, with one line in the log', () => {
  const { blocks, log } = prepared('scenes', {
    additional_properties: { form: 'scenes', scenes: [{ title: 'Sola', text: 'Uno.' }] },
  });
  expect(log).toHaveLength(1);
  expect(blocks.map(({ type }) => type)).toEqual(['gallery', 'header', 'text']);
});
