import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CONTRACT_STORIES,
  describeEditorSearchContract,
  type EditorSearchWorld,
} from '../../../../tests/contract/editor-search.ts';
import { CONTRACT_BRAND } from '../../../../tests/contract/pages.ts';
import { openSearch } from './open-search.ts';

describeEditorSearchContract('HTTP against the sandbox', () => openSearch());

let world: EditorSearchWorld;
beforeAll(async () => {
  world = await openSearch();
}, 120_000);
afterAll(() => world.close());

it.each(['la', 'el de'])('X5 words that the index leaves out, %j, are in every story', async (q) => {
  const { total } = await world.as('proposer').stories({ brand: CONTRACT_BRAND, q });
  expect(total).toBe(CONTRACT_STORIES.length - 1);
});
