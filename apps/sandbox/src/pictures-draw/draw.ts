/** Draws the catalogue's pictures: `node src/pictures-draw/draw.ts [ids…]`; without ids, all of them. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { EVERY_ID, pictureOf } from './index.ts';
import { publish, readManifest, writeManifest } from './output.ts';

sharp.concurrency(1);

const folder = fileURLToPath(new URL('../../pictures', import.meta.url));
const ids = process.argv.length > 2 ? process.argv.slice(2) : EVERY_ID;
const manifest = await readManifest(folder);
for (const id of ids) {
  manifest[id] = await publish(folder, id, await pictureOf(id));
  await writeManifest(folder, manifest);
  process.stdout.write(`${id}\n`);
}
