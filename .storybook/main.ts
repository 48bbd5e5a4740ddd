import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { rotativaStyles } from '../build/styles/vite-plugin.ts';

const CONDITIONS = ['rotativa-source', 'module', 'browser', 'development|production'];

export default {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // The drawn pictures of the reference sites, so that stories show real ones.
  staticDirs: [{ from: '../apps/sandbox/pictures', to: '/pictures' }],
  addons: [
    // Tables in the documentation pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // The same plugin as the sites and the package: what is reviewed is what ships.
      // `live` is for the test that compares both (tests/styles).
      plugins: [
        react(),
        rotativaStyles({ mode: process.env['ROTATIVA_STYLES'] === 'live' ? 'live' : 'thin' }),
      ],
      resolve: { conditions: CONDITIONS },
      build: { chunkSizeWarningLimit: 4000 },
    }),
} satisfies StorybookConfig;
