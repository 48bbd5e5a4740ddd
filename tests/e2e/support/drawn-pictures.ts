import { fileURLToPath } from 'node:url';
import { readManifest } from '../../../apps/sandbox/src/seed/media.ts';
import { withViews } from '../../../apps/sandbox/src/seed/views.ts';

/** The pictures of the sites by the names in their addresses, with the views of each scene. */
export const DRAWN_PICTURES = withViews(
  await readManifest(fileURLToPath(new URL('../../../apps/pictures/drawn', import.meta.url))),
);
