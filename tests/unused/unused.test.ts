import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../build/entries.ts';
import { uncalled, unreadMembers } from './readers.ts';

/** The settings of brands and editors, and the data of pages and pieces. */
const DECLARED = [
  'src/themes/brand.ts',
  'src/blocks/page-document.ts',
  'src/blocks/events/event/event-teaser.ts',
  'src/blocks/shared/teaser/teaser.ts',
  'src/domain/article/prepare.ts',
  'src/patterns/account/account-parts/sections.ts',
  'apps/sites/src/pages/calls/page-calls.ts',
  'apps/sites/src/pages/resolve.ts',
];

/** Settings and data that no code reads yet, with the feature that will. */
const SETTINGS: Readonly<Record<string, string>> = {
  // For apps outside this repository that load the fonts by their names.
  'FontFile.family': 'T2',
};

/** Rules that no code calls yet, with the feature that will. */
const RULES: Readonly<Record<string, string>> = {
  // For adapters outside this repository that know which type they ask for.
  'ans/guard-typed.ts guardElement': 'Z4',
  'ans/guard-typed.ts guardGallery': 'Z4',
  'ans/guard-typed.ts guardStory': 'Z4',
  'ans/guard-typed.ts guardVideo': 'Z4',
};

const FEATURES = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');

// An entry that gets a reader leaves its table; one that loses its last reader is deleted, or named there.
describe('nothing is configured or ruled that has no reader and no feature', () => {
  it('settings of brands and editors, and data of pages and pieces', { timeout: 180_000 }, () => {
    expect(unreadMembers(DECLARED)).toEqual(Object.keys(SETTINGS).sort());
  });

  it('rules of the domain', () => {
    expect(uncalled('src/domain')).toEqual(Object.keys(RULES).sort());
  });

  it.each([...new Set([...Object.values(SETTINGS), ...Object.values(RULES)])])('%s is a feature', (id) => {
    expect(FEATURES).toContain(`| ${id} |`);
  });
});
