import { describe, expect, it } from 'vitest';
import { rawMalformed, rawStory } from '../fixtures/index.ts';
import { guardFeed, guardReply } from './guard.ts';

const plain = { type: 'story', _id: 'a', headlines: { basic: 'Uno' } };

describe('the reply for one document', () => {
  it.each([
    ['an id that is an object', { ...plain, _id: { a: 1 } }, '_id'],
    ['an address that is a number', { ...plain, canonical_url: 7 }, 'canonical_url'],
    ['headlines that are a number', { ...plain, headlines: 7 }, 'headlines'],
    ['a headline that is a list', { ...plain, headlines: { basic: ['Uno'] } }, 'headlines'],
    ['a taxonomy that is a number', { ...plain, taxonomy: 3 }, 'taxonomy'],
    ['a body that is a text', { ...plain, content_elements: 'x' }, 'content_elements'],
    ['a body of numbers', { ...plain, content_elements: [1, 2] }, 'content_elements'],
    ['a list of stories', { content_elements: [plain], count: 1 }, 'type'],
    ['an array', [plain], '(document)'],
  ])('with %s is refused', (_name, reply, path) => {
    expect(guardReply(reply)).toMatchObject({ ok: false, error: { path } });
  });

  it.each([
    ['a bare headline', { _id: 7, headlines: 'Uno', content_elements: ['Texto', null] }],
    ['empty fields', { ...plain, headlines: [], taxonomy: [], content_elements: {}, canonical_url: null }],
    ['a type alone', { type: 'story' }],
    ['many optional faults', rawMalformed],
    ['none', rawStory],
  ])('with %s is read', (_name, reply) => {
    expect(guardReply(reply).ok).toBe(true);
  });
});

it('a list leaves out the items with an essential field of another type', () => {
  const found = guardFeed([plain, { ...plain, headlines: 7 }]);
  expect(found).toMatchObject({
    value: { content_elements: [{ _id: 'a' }] },
    issues: [{ path: 'content_elements[1].headlines' }],
  });
  expect(found.ok && found.value.content_elements).toHaveLength(1);
});
