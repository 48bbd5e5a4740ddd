import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { createServer } from 'vite';
import { ROOT } from '../apps/sites/src/build/paths.ts';
import { shared } from '../apps/sites/src/build/vite.ts';

/** `npm run pages:seed`: writes what a store of pages begins with to `apps/content/pages`. */
const folder = join(ROOT, 'apps/content/pages');
const vite = await createServer({ ...shared(), server: { middlewareMode: true, hmr: false, ws: false } });
try {
  const { pageSeed } = (await vite.ssrLoadModule(
    'src/views/page-seed.ts',
  )) as typeof import('../apps/sites/src/views/page-seed.ts');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(pageSeed())) {
    await writeFile(
      join(folder, name),
      await format(JSON.stringify(content), { parser: 'json', printWidth: 110 }),
    );
    console.log(`apps/content/pages/${name}`);
  }
} finally {
  await vite.close();
}
