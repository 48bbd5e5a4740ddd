import { dirname } from 'node:path/posix';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { pieces, SOURCE } from '../compiler/entries.ts';
import { rotativaStyles } from '../compiler/styles/vite-plugin.ts';
import { showDefaultValues } from './default-values.ts';
import { editorLinks } from './editor-links.ts';
import { GUIDE_PAGES, writeGuidePages } from './guide-pages.ts';
import { siteContents } from './sites/content-plugin.ts';

const CONDITIONS = ['rotativa-source', 'module', 'browser', 'development|production'];

const capitalised = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Titles follow from folders, so no story states one: `src/blocks/lists/StoryGrid` is `Blocks/Lists/StoryGrid`. */
const groups = [...new Set(pieces(SOURCE).map((piece) => dirname(piece)))].map((group) => ({
  directory: `../src/${group}`,
  files: '*/*.@(mdx|stories.tsx)',
  titlePrefix: group.split('/').map(capitalised).join('/'),
}));

export default {
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    ...writeGuidePages().map((files) => ({ directory: GUIDE_PAGES, files })),
    { directory: './sites/pages', files: '*.stories.tsx', titlePrefix: 'Pages' },
    { directory: './desk', files: '*.stories.tsx', titlePrefix: 'Desk' },
    ...groups,
  ],
  // Storybook's own tour of itself.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The drawn pictures of the sites and the mark of the authority in footers, so that stories show real ones.
  staticDirs: [
    { from: '../apps/pictures/drawn', to: '/pictures' },
    { from: '../apps/sites/src/server/sic.svg', to: '/sic.svg' },
  ],
  addons: [
    // Tables in the documentation pages.
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, editorLinks] } },
      },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // The same plugin as for the sites and the package, so that Storybook shows what ships.
      // `runtime` is for the test that compares both (tests/styles).
      plugins: [
        react(),
        showDefaultValues(),
        siteContents(),
        rotativaStyles({ mode: process.env['ROTATIVA_STYLES'] === 'runtime' ? 'runtime' : 'compiled' }),
      ],
      resolve: { conditions: CONDITIONS },
      build: {
        chunkSizeWarningLimit: 4000,
        // Every story loads the components of all islands. As one file they are one request instead of 130.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'library', test: /[\\/]src[\\/](?!.*\.(stories|mdx)).*\.tsx?$/ }],
            },
          },
        },
      },
    }),
} satisfies StorybookConfig;
