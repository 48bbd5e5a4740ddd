import type { Meta, StoryObj } from '@storybook/react-vite';
import { MostRead } from '../../blocks/MostRead/MostRead.tsx';
import { TEASERS } from '../../blocks/fixtures/teasers.ts';
import { StoryList } from '../StoryList/StoryList.tsx';
import { ListColumns } from './ListColumns.tsx';

const teasers = Object.values(TEASERS);

const meta = {
  component: ListColumns,
  args: {
    children: <StoryList look="side" teasers={teasers.slice(0, 4)} />,
    aside: (
      <MostRead title="Lo más leído" url="" teasers={teasers.slice(4, 8)} direction="column" variant="rule" />
    ),
  },
} satisfies Meta<typeof ListColumns>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
