import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../fixtures/teasers.ts';
import { GalleryCards } from './GalleryCards.tsx';

const meta = {
  title: 'Blocks/GalleryCards',
  component: GalleryCards,
  args: {
    title: 'Últimas galerías',
    teasers: [TEASERS.gallery, TEASERS.lead, TEASERS.long, TEASERS.sport].map((teaser) => ({
      ...teaser,
      format: 'gallery' as const,
      count: 14,
    })),
  },
} satisfies Meta<typeof GalleryCards>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A long headline ends after 100 characters. */
export const Latest: Story = {};
