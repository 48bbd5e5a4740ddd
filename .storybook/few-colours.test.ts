import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inFewColours } from './few-colours.ts';

it('rounds every channel down to steps of 8 and drops what is seen through', async () => {
  const raw = { width: 2, height: 1, channels: 4 } as const;
  const png = await sharp(Buffer.from([255, 8, 7, 255, 16, 23, 100, 255]), { raw })
    .png()
    .toBuffer();
  const { data, info } = await sharp(await inFewColours(png))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 2, height: 1, channels: 3 });
  expect([...data]).toEqual([248, 8, 0, 16, 16, 96]);
});
