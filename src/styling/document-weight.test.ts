import { expect, it } from 'vitest';
import { brandPartMode, defaultMode, documentWeight } from './document-weight.ts';

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

it.each([
  [':where([data-mode=dark])', 'dark'],
  [":where([data-mode='light'])", 'light'],
  [':where(:root:not([data-mode]))', ''],
  ['[data-mode=dark]', undefined],
  [':where([data-mode=dark] p)', undefined],
])('%s sets defaults of the mode %s', (selector, mode) => {
  expect(defaultMode(selector)).toBe(mode);
});

it.each([
  ['[data-brand=weekly] [data-mode=dark]:not([data-brand])', 'dark'],
  [`[data-brand="weekly"] [data-mode='dark']:not([data-brand])`, 'dark'],
  ['[data-brand=daily] [data-mode=dark]:not([data-brand])', undefined],
  ['[data-brand=weekly] [data-mode=dark]', undefined],
  ['[data-brand=weekly][data-mode=dark]', undefined],
])('%s matches each part with the mode %s', (selector, mode) => {
  expect(brandPartMode(selector, 'weekly')).toBe(mode);
});
