import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import type { StorybookConfig } from '@storybook/react-vite';
import published from '../../../.storybook/main.ts';

const PUBLISHED = new URL('../../../.storybook/', import.meta.url);

/** The entries of the published Storybook, of which each is a folder with the title that its stories begin with. */
const groups = published.stories.filter((entry) => typeof entry === 'object');

/** Only the stories of some pieces, without documentation. */
export default {
  ...published,
  stories: process.env['PIECES']!.split(' ').map((piece) => {
    const group = groups.find(({ directory }) => directory === `../src/${dirname(piece)}`)!;
    return { ...group, directory: `../../${group.directory}`, files: `${basename(piece)}/*.stories.tsx` };
  }),
  previewHead: (head) => head + readFileSync(new URL('preview-head.html', PUBLISHED), 'utf8'),
  // A picture that is missing has another height.
  staticDirs: published.staticDirs.map(({ from, to }) => ({ from: `../../${from}`, to })),
  // It adds elements to the page, which are compared too. Documentation is left out.
  addons: ['@storybook/addon-a11y'],
} satisfies StorybookConfig;
