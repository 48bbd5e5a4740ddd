import { describe, expect, it } from 'vitest';
import { adScale, adSizes, groupSizes } from './ad-sizes.ts';

describe('X10 the sizes of ads', () => {
  it('that are asked for fit into the space', () => {
    expect(adSizes('GP5', 700, 250)[0]).toEqual([336, 250]);
    expect(adSizes('GP5', 328, 250)[0]).toEqual([300, 250]);
    expect(adSizes('wide', 328, 250)).toEqual([
      [300, 250],
      [320, 100],
    ]);
    expect(adSizes('GP4', 100, 600)).toEqual([]);
    expect(adSizes('top', 768, 90)).toEqual([
      [728, 90],
      [468, 60],
    ]);
    expect(adSizes('anchor', 360, 50)).toEqual([[320, 50]]);
    expect(groupSizes('GP4')).toEqual([
      [300, 600],
      [160, 600],
    ]);
  });

  it.each(['', 'GP9', 'constructor', '__proto__'])('a group %s has none', (group) => {
    expect([adSizes(group, 1000, 1000), groupSizes(group)]).toEqual([[], []]);
  });

  it('a larger creative is scaled, one that could not be read is refused', () => {
    expect(adScale([300, 250], 328, 250)).toBe(1);
    expect(adScale([480, 400], 480, 250)).toBe(0.625);
    expect(adScale([970, 250], 328, 250)).toBeUndefined();
    expect(adScale([300, 250], 0, 0)).toBeUndefined();
  });
});
