import { build } from 'vite';
import { rotativaStyles } from '../../../../compiler/styles/vite-plugin.ts';
import { compressAssets } from '../../../shared/compress-assets.ts';

/** Bundles the app. @param root with `index.html` @param folder of the result */
export async function bundle(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [rotativaStyles()],
    resolve: {
      conditions: ['browser', 'rotativa-source', 'module', 'development|production'],
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      // Fonts come as files: the policy allows no data of fonts.
      assetsInlineLimit: 0,
      // The visual editor alone is larger. Editors load it once a release.
      chunkSizeWarningLimit: 1600,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
  await compressAssets(folder);
}
