import { EDITIONS } from '@rotativa/sandbox/seed/editions';
import { describe, expect, it } from 'vitest';
import { coverOf } from './cover.ts';

describe('a printed edition', () => {
  it.each(EDITIONS)('$brand $number has a separate cover with its title and number', (edition) => {
    expect(EDITIONS.filter(({ cover }) => cover === edition.cover)).toHaveLength(1);
    const { alt } = coverOf(edition.cover);
    expect(alt).toContain(edition.title);
    expect(alt.replaceAll('.', '')).toContain(String(edition.number));
  });
});
