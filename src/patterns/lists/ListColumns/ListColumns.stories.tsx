import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryTexts } from '../../../blocks/lists/StoryTexts/StoryTexts.tsx';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { StoryList } from '../StoryList/StoryList.tsx';
import { ListColumns } from './ListColumns.tsx';

const teasers = Object.values(TEASERS);

const meta = {
  component: ListColumns,
  args: {
    children: <StoryList preset="side" teasers={teasers.slice(0, 2)} />,
    aside: (
      <StoryTexts
        title="Lo más leído"
        url=""
        teasers={teasers.slice(4, 8)}
        preset="ranked-column"
        variant="rule"
      />
    ),
  },
} satisfies Meta<typeof ListColumns>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
