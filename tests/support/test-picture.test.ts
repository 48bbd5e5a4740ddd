import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decode, difference, type Picture } from './picture.ts';
import { testPicture } from './test-picture.ts';

const drawn = (svg: string): Promise<Picture> => decode(Buffer.from(svg));
const cut = async (svg: string, left: number): Promise<Picture> =>
  decode(await sharp(Buffer.from(svg)).extract({ left, top: 0, width: 200, height: 120 }).png().toBuffer());

describe('the picture that replaces a photograph', () => {
  it('has the size of the photograph', async () => {
    const { width, height } = await drawn(testPicture('congreso', 320, 213));
    expect([width, height]).toEqual([320, 213]);
  });

  it('has another colour for another photograph', async () => {
    const [one, other] = [testPicture('congreso', 320, 213), testPicture('bolsa', 320, 213)];
    expect(difference(await drawn(one), await drawn(other)).pixels).toBeGreaterThan(30_000);
  });

  it('shows a crop that is one pixel off', async () => {
    const svg = testPicture('congreso', 320, 213);
    expect(difference(await cut(svg, 60), await cut(svg, 61)).pixels).toBeGreaterThan(200);
  });

  it('shows that it is mirrored', async () => {
    const svg = Buffer.from(testPicture('congreso', 320, 213));
    const mirrored = await decode(await sharp(svg).flop().png().toBuffer());
    expect(difference(await decode(svg), mirrored).pixels).toBeGreaterThan(1000);
  });
});
