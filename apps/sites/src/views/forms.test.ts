import { expect, it } from 'vitest';
import { editorConfig, formFaults } from 'rotativa/editor';
import { BLOCKS } from './blocks.ts';

it('X5 editors understand the form of every block, and find it in the catalogue', () => {
  expect(formFaults(editorConfig(BLOCKS.values()))).toEqual([]);
});
