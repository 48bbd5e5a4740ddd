import { describe, expect, it } from 'vitest';
import { drawings } from '../src/cli/drawings.ts';
import { absolutePoints } from '../tests/support/path-points.ts';
import { lettersOf } from './letters.ts';

const drawn = async (brand: string, weight: number, name = 'El Faro'): Promise<string> => {
  const svgs = drawings({ name, capitals: false }, await lettersOf(brand, weight), ['#000', '#fff']);
  return svgs['wordmark.svg'];
};
const widthOf = (svg: string): number => Number(/viewBox="0 0 ([\d.]+)/.exec(svg)![1]);

describe('X6 the placeholder wordmark', () => {
  it.each(['weekly', 'women', 'rural'])(
    'has the weight that is asked for, of a font of %s',
    async (brand) => {
      const [light, bold] = [await drawn(brand, 400), await drawn(brand, 700)];
      expect(bold).not.toBe(light);
      expect(widthOf(bold)).toBeGreaterThan(widthOf(light));
    },
  );

  it('is always the same in one weight', async () => {
    expect(await drawn('weekly', 700)).toBe(await drawn('weekly', 700));
  });

  it('has the only weight of a file that has one', async () => {
    expect(await drawn('men', 700)).toBe(await drawn('men', 400));
  });

  it('has a letter for each of the name, inside its box', async () => {
    const svg = await drawn('weekly', 700, 'Niñez');
    expect(svg.match(/<path/g)).toHaveLength(5);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
    for (const [, d] of svg.matchAll(/ d="([^"]+)"/g)) {
      expect(d).toMatch(/^M[MlhvqtcZz\d\s.-]+$/);
      for (const [x, y] of absolutePoints(d!)) {
        expect(Math.abs(x - width! / 2)).toBeLessThanOrEqual(width! / 2 + 0.2);
        expect(Math.abs(y - height! / 2)).toBeLessThanOrEqual(height! / 2 + 0.2);
      }
    }
    await expect(drawn('weekly', 700, 'Фаро')).rejects.toThrow("has no 'Ф'");
  });
});
