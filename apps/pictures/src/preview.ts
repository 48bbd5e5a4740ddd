/** Renders pictures as PNG for a preview: `npm run preview -w apps/pictures -- OUT_DIR WIDTH ids…`; several ids also give a contact sheet. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureOf } from './index.ts';

const [out = '.', width = '1600', ...ids] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const id of ids) {
  const started = performance.now();
  const { pixels, w, h } = await pictureOf(id);
  await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .resize(Number(width))
    .png()
    .toFile(join(out, `${id}.png`));
  console.log(id, `${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const [cols, cell] = ids.length > 8 ? [3, 620] : [2, 700];
if (ids.length > 1) {
  const tiles = await Promise.all(
    ids.map(async (id) =>
      sharp(join(out, `${id}.png`))
        .resize(cell, undefined)
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const th = Math.max(...tiles.map((t) => t.info.height));
  await sharp({
    create: {
      width: cols * (cell + 8),
      height: Math.ceil(ids.length / cols) * (th + 8),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      tiles.map((t, i) => ({
        input: t.data,
        left: (i % cols) * (cell + 8),
        top: Math.floor(i / cols) * (th + 8),
      })),
    )
    .png()
    .toFile(join(out, 'sheet.png'));
}
