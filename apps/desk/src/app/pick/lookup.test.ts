import { expect, it, vi } from 'vitest';
import type { Choice, EditorSearchPort, StoryChoice } from 'rotativa/providers';
import { createLookup } from './lookup.ts';

const story = (id: string): StoryChoice => ({
  id,
  headline: `Nota ${id}`,
  path: `/${id}/`,
  section: '',
  byline: '',
  published: '',
  kind: 'story',
  locked: false,
  on: [],
});

function port() {
  const stories = vi.fn<EditorSearchPort['stories']>(async ({ ids = [] }) => {
    const found = ids.filter((id) => id !== 'gone').map(story);
    return { total: found.length, stories: found };
  });
  const choices = vi.fn<EditorSearchPort['choices']>(async ({ values = [], of }) =>
    values.map((value): Choice => ({ value, label: `${of} ${value}` })),
  );
  return { stories, choices };
}

it('ids that are wanted together are one call, each is asked for once, and one that there is not is null', async () => {
  const calls = port();
  const lookup = createLookup(calls, 'weekly');
  const found = await Promise.all(['a', 'gone', 'a'].map((id) => lookup.story(id)));
  expect(found.map((one) => one?.headline)).toEqual(['Nota a', undefined, 'Nota a']);
  expect(calls.stories.mock.calls.map(([{ ids }]) => ids)).toEqual([['a', 'gone']]);
  await lookup.story('a');
  expect(calls.stories).toHaveBeenCalledTimes(1);
});

it('more than a call may have are several calls', async () => {
  const calls = port();
  const lookup = createLookup(calls, 'weekly');
  await Promise.all(Array.from({ length: 120 }, (_, at) => lookup.story(String(at))));
  expect(calls.stories.mock.calls.map(([{ ids }]) => ids?.length)).toEqual([50, 50, 20]);
});

it('kinds of choices are apart', async () => {
  const lookup = createLookup(port(), 'weekly');
  const [one, other] = await Promise.all([lookup.choice('sections', 'x'), lookup.choice('authors', 'x')]);
  expect([one?.label, other?.label]).toEqual(['sections x', 'authors x']);
});

it('what failed is asked for again', async () => {
  const calls = port();
  calls.stories.mockRejectedValueOnce(new Error('down'));
  const lookup = createLookup(calls, 'weekly');
  await expect(lookup.story('a')).rejects.toThrow('down');
  expect((await lookup.story('a'))?.id).toBe('a');
});
