import { expect, it } from 'vitest';
import { documentWeight } from './document-weight.ts';

it.each([
  [':root', 10],
  ['html', 1],
  [':where(:root)', 0],
  ["[data-brand='weekly']", 10],
  ['[data-brand="weekly"]', 10],
  [':where([data-brand=weekly])', 0],
  ['[data-brand=daily]', undefined],
  [':root:not([data-mode])', undefined],
  ['[data-brand=weekly] p', undefined],
  ['[data-mode=dark]', undefined],
  ['.rt-card', undefined],
  [':where(:root,p)', undefined],
])('%s: %s', (selector, weight) => {
  expect(documentWeight(selector, 'weekly')).toBe(weight);
});
