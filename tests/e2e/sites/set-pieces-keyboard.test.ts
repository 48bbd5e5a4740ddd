import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../support/everything.ts';
import { sampleOf, sampleSeed } from '../../support/sample.ts';
import { openPage, passAgeGate, type OpenOptions } from '../support/open-page.ts';
import { SET_PIECES } from '../support/set-pieces.ts';
import { walkByTab } from '../support/tab-walk.ts';

/** How a reader has the page: what moves is where something could cover the focus. */
const READERS: readonly (readonly [reader: string, has: Omit<OpenOptions, 'brand' | 'path'>])[] = [
  ['on a phone', { width: 360, moves: true }],
  ['in the dark', { width: 1280, mode: 'dark', moves: true }],
  ['with reduced motion', { width: 360, mode: 'dark' }],
  ['without scripts', { width: 1280, moves: true, javascript: false }],
];

/** With fewer stops, a part of the page has caught the Tab key. */
const FEWEST_STOPS = 40;

/** In the gate each brand has one of the readers: a walk takes some seconds. */
const readersOf = (brand: BrandKey): typeof READERS =>
  EVERYTHING ? READERS : [READERS[sampleOf(`set-piece by keyboard ${brand}`, READERS.length, sampleSeed())]!];

describe.each(SET_PIECES)('N12 the set-piece of %s by keyboard', (brand, path) => {
  it.each(readersOf(brand))('shows each stop of Tab, in the order of reading, %s', async (_reader, has) => {
    const { page, close } = await openPage({ brand, path, ...has });
    await page.evaluate(() => document.fonts.ready);
    await passAgeGate(page);
    const reached = await walkByTab(page);
    expect(reached.length).toBeGreaterThan(FEWEST_STOPS);
    expect(reached.filter(({ seen, inOrder }) => seen < 0.5 || !inOrder)).toEqual([]);
    await close();
  });
});
