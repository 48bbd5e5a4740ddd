import { expect, it } from 'vitest';
import { likeness, subjectOf } from './near.ts';

it.each([
  ['/guides/Paywall.html', 'paywall'],
  ['/components/dialog/', 'dialog'],
  ['/old/csp/index.html', 'csp'],
  ['/', ''],
])('Z2 the address %s is about %s', (path, subject) => {
  expect(subjectOf(path)).toBe(subject);
});

it('Z2 a word with a mistake is like the word, and unlike others', () => {
  expect(likeness('dialog', 'dialog')).toBe(1);
  expect(likeness('dialgo', 'dialog')).toBeGreaterThan(0.4);
  expect(likeness('modal-dialog', 'dialog')).toBeGreaterThan(0.4);
  expect(likeness('dialog', 'slider')).toBeLessThan(0.4);
  expect(likeness('', 'dialog')).toBe(0);
});
