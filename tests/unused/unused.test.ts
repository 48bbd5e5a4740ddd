import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../compiler/entries.ts';
import { unreadMembers, unusedExports } from './readers.ts';

/** The settings of brands and editors, and the data of pages and pieces. */
const DECLARED = [
  'src/themes/brand.ts',
  'src/domain/page/document.ts',
  'src/blocks/events/event/event-teaser.ts',
  'src/blocks/shared/teaser/teaser.ts',
  'src/domain/article/prepare.ts',
  'src/patterns/account/account-parts/sections.ts',
  'apps/sites/src/pages/calls/page-calls.ts',
  'apps/sites/src/pages/found-page.ts',
];

/** Settings and data that no code reads yet, with the feature that will. */
const SETTINGS: Readonly<Record<string, string>> = {};

/** Exports whose users the compiler does not see. */
const USED_ELSEWHERE: readonly string[] = [
  // The build writes its import, in place of a styled root.
  'src/styling/compiled-root.ts compiledRoot',
  // The test-runner reads its configuration as JavaScript.
  'tools/chromium.ts LAUNCH_ARGS',
];

const FEATURES = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');

// An entry that gets a reader leaves its table; one that loses its last reader is deleted, or named there. An export
// that only its own file uses needs no `export`; one that only tests use is theirs, in a `.fixture.ts`.
describe('nothing is configured, ruled or exported that has no reader and no feature', () => {
  it('settings of brands and editors, and data of pages and pieces', { timeout: 180_000 }, () => {
    expect(unreadMembers(DECLARED)).toEqual(Object.keys(SETTINGS).sort());
  });

  it('rules, and exports of the package, the apps, the build and the tools', { timeout: 180_000 }, () => {
    expect(unusedExports()).toEqual(USED_ELSEWHERE);
  });

  it.each([...new Set(Object.values(SETTINGS))])('%s is a feature', (id) => {
    expect(FEATURES).toContain(`| ${id} |`);
  });
});
