import { describe, expect, it } from 'vitest';
import { liveAddress, livePostAddress, readLiveAddress } from './addresses.ts';

const PATH = '/vivo/marcha/';

describe('X11 the addresses of a live blog', () => {
  it.each([
    ['newest', undefined, PATH],
    ['start', undefined, `${PATH}?orden=inicio`],
    ['newest', 3, `${PATH}?tramo=3`],
    ['start', 12, `${PATH}?orden=inicio&tramo=12`],
  ] as const)('of the order %s and the stretch %s lead there and back', (order, number, address) => {
    expect(liveAddress(PATH, order, number)).toBe(address);
    const { searchParams } = new URL(address, 'https://x.co');
    expect(readLiveAddress(searchParams)).toEqual({ order, ...(number !== undefined && { number }) });
  });

  it.each(['0', '01', '-1', '1.5', '10000', 'x', '1x', 'x1', ''])('ask for no stretch with %j', (number) => {
    expect(readLiveAddress(new URLSearchParams({ tramo: number }))).toStrictEqual({ order: 'newest' });
  });

  it('may have a stretch of four digits, and no order but the two', () => {
    expect(readLiveAddress(new URLSearchParams('tramo=9999&orden=fin'))).toEqual({
      order: 'newest',
      number: 9999,
    });
  });

  it('of a post ask for its page and lead to it', () => {
    expect(livePostAddress(PATH, 'a&b')).toBe(`${PATH}?entrada=a%26b#a&b`);
  });
});
