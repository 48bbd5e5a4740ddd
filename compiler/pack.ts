/**
 * Makes the folder that `changeset publish` publishes (`publishConfig.directory`): `npm run release:publish`. A publisher
 * sets the addresses of package.json first; a registry on this machine takes the placeholders.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.ts';
import { placeholders, writePackage, type Manifest } from './packed.ts';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest & {
  publishConfig: { directory: string };
};
const registry = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/';
const unset = placeholders(manifest);
if (unset.length > 0 && !['localhost', '127.0.0.1'].includes(new URL(registry).hostname))
  throw new Error(
    `package.json has placeholders in ${unset.join(', ')}: npm would reject the provenance, and readers would get dead links. Set them (docs/releases.md).`,
  );
writePackage(join(ROOT, manifest.publishConfig.directory));
