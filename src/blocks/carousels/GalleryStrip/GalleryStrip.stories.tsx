import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture, TEASERS } from '../../shared/fixtures/teasers.ts';
import { GalleryStrip } from './GalleryStrip.tsx';

const meta = {
  component: GalleryStrip,
  args: {
    gallery: TEASERS.gallery,
    pictures: ['auditorio', 'panel-debate', 'energia-eolica', 'plaza-bolivar', 'aula'].map((id) => ({
      ...picture(id),
      id,
      caption: 'El panel de la mañana, con traducción simultánea.',
    })),
  },
} satisfies Meta<typeof GalleryStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { pictures: [] } };

export const Two: Story = {
  args: { pictures: meta.args.pictures.slice(0, 2) },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: { gallery: { ...TEASERS.gallery, headline: TEASERS.long.headline } },
  parameters: { screenshot: { skip: true } },
};
