import { createMemoryStorage } from 'rotativa/providers';
import { expect, it } from 'vitest';
import { resetLink } from './reset-link.ts';

it.each([
  ['true', 'false'],
  ['false', 'false'],
  [null, null],
])('C10 a sign-out makes swgCanceled of %s %s', (before, after) => {
  const storage = createMemoryStorage();
  if (before) storage.set('swgCanceled', before, 'persistent');
  resetLink(storage);
  expect(storage.get('swgCanceled')).toBe(after);
});
