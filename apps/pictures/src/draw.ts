/**
 * Draws the pictures of the catalogue: `npm run draw -- [ids…]`; without ids, all of them. With `--describe` it
 * renders nothing and updates only descriptions, focal points and faces in the manifest.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { EVERY_ID, descriptionOf, pictureOf } from './index.ts';
import { publish, readManifest, writeManifest } from './output.ts';

sharp.concurrency(1);

const folder = fileURLToPath(new URL('../drawn', import.meta.url));
const requested = process.argv.slice(2).filter((word) => word !== '--describe');
const ids = requested.length > 0 ? requested : EVERY_ID;
if (process.argv.includes('--describe')) {
  const manifest = await readManifest(folder);
  for (const id of ids) if (manifest[id]) Object.assign(manifest[id], descriptionOf(id));
  await writeManifest(folder, manifest);
} else
  for (const id of ids) {
    const entry = await publish(folder, id, await pictureOf(id));
    await writeManifest(folder, { ...(await readManifest(folder)), [id]: entry });
    process.stdout.write(`${id}\n`);
  }
