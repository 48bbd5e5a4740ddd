import { EDITIONS } from '@rotativa/sandbox/seed/editions';
import { describe, expect, it } from 'vitest';
import { isCover } from '../index.ts';
import { coverOf } from './cover.ts';

/** The editions with a drawn cover. The notebooks of the forums have a photograph. */
const DRAWN = EDITIONS.flatMap(({ cover, ...edition }) => (isCover(cover) ? [{ ...edition, cover }] : []));

describe('a printed edition', () => {
  it.each(DRAWN)('$brand $number has a separate cover with its title and number', (edition) => {
    expect(EDITIONS.filter(({ cover }) => cover === edition.cover)).toHaveLength(1);
    const { alt } = coverOf(edition.cover);
    expect(alt).toContain(edition.title);
    expect(alt.replaceAll('.', '')).toContain(String(edition.number));
  });
});
