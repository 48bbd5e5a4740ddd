import { describe, expect, it } from 'vitest';
import { guardFeed } from './guard.ts';
import { story } from './read.fixture.ts';

describe('feeds', () => {
  it('have their numbers, and report invalid ones', () => {
    expect(guardFeed({ content_elements: [story({})], count: 9, next: '10', previous: 0 })).toMatchObject({
      ok: true,
      value: { count: 9, next: 10, previous: 0 },
    });
    expect(guardFeed({ content_elements: [], count: 'x', next: {}, previous: true }).issues).toEqual([
      { path: 'count', reason: 'expected a number, found "x"; ignored' },
      { path: 'next', reason: 'expected a number, found an object; ignored' },
      { path: 'previous', reason: 'expected a number, found boolean true; ignored' },
    ]);
  });

  it('report the documents that they leave out, with the path in each', () => {
    const found = guardFeed([story({}), { type: 'site' }, 7, story({ version: {} })]);
    expect(found.ok && found.value.content_elements).toHaveLength(2);
    expect(found.issues).toEqual([
      {
        path: 'content_elements[1].type',
        reason: expect.stringMatching(/^"site" is not .*; left out$/) as string,
      },
      { path: 'content_elements[2]', reason: 'expected a document object, found number 7; left out' },
      { path: 'content_elements[3].version', reason: 'expected a text, found an object; ignored' },
    ]);
  });

  it('that are invalid are reported with their type', () => {
    expect(guardFeed(7)).toMatchObject({
      error: { path: '(feed)', reason: 'expected a feed object, found number 7' },
    });
    expect(guardFeed([])).toMatchObject({ error: { path: '(feed)' } });
    expect(guardFeed({})).toMatchObject({
      error: { path: 'content_elements', reason: 'expected a list, found null' },
    });
    expect(guardFeed({ content_elements: 'x' })).toMatchObject({
      error: { path: 'content_elements', reason: 'expected a list, found "x"' },
    });
    expect(guardFeed([7, { type: 'site' }])).toMatchObject({
      error: { path: 'content_elements', reason: 'none of its items is a document' },
      issues: [{ path: 'content_elements[0]' }, { path: 'content_elements[1].type' }],
    });
  });
});
