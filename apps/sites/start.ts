import { pathToFileURL } from 'node:url';
import { builtAssets } from './src/build/assets.ts';
import { buildSites, serverEntry } from './src/build/build.ts';
import { clientFolder } from './src/build/paths.ts';
import { run } from './src/run/run.ts';

/** `npm start`: builds what is missing and serves the six sites as in production. */
process.env['NODE_ENV'] ??= 'production';

await run(async (config, content) => {
  const { id, folder } = await buildSites(console.log);
  const entry = pathToFileURL(serverEntry(folder)).href;
  const { createSites } = (await import(entry)) as typeof import('./src/server/create-sites.ts');
  const sites = await createSites({
    config,
    build: id,
    assets: await builtAssets(folder),
    clientFolder: clientFolder(folder),
  });
  await content;
  await sites.listen();
  return sites;
});
