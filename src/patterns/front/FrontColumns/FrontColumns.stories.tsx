import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryCard } from '../../../blocks/lists/StoryCard/index.ts';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { FrontColumns } from './FrontColumns.tsx';

const meta = {
  component: FrontColumns,
  parameters: { layout: 'fullscreen' },
  args: {
    wide: <StoryCard teaser={TEASERS.lead} level={2} scale="xl" ratio="lead" standfirst />,
    middle: <StoryCard teaser={TEASERS.long} level={2} layout="text" />,
    side: <StoryCard teaser={TEASERS.sport} level={2} />,
  },
} satisfies Meta<typeof FrontColumns>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
