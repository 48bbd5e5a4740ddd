import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryCard } from '../../../blocks/lists/StoryCard/index.ts';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { FrontLayout } from './FrontLayout.tsx';

const meta = {
  component: FrontLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <section data-bleed="both" aria-label="De borde a borde">
          <StoryCard teaser={TEASERS.lead} layout="overlay" scale="xl" ratio="opening" />
        </section>
        <section aria-label="En la columna">
          <StoryCard teaser={TEASERS.culture} layout="side" scale="m" standfirst />
        </section>
      </>
    ),
  },
} satisfies Meta<typeof FrontLayout>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
