import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyTimeStamp } from './BodyTimeStamp.tsx';

const meta = {
  component: BodyTimeStamp,
  decorators: [inTextColumn],
  args: {
    id: 'u1',
    time: '10:30 am',
    dateTime: '2026-11-21T15:30:00.000Z',
    html: 'Negado el aplazamiento por 50 votos contra 44: la reforma sigue en el orden del día',
  },
} satisfies Meta<typeof BodyTimeStamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Update: Story = {};

/** Only the time: there is no text. */
export const TimeOnly: Story = { args: { html: '' } };
