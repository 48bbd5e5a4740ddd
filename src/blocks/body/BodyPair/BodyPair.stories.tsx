import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { Island } from '../../../islands/Island.tsx';
import { PAIR_PICTURES } from '../BodyScenes/scenes.fixture.ts';
import { BodyPair, pairIsland } from './index.ts';

const meta = {
  component: BodyPair,
  decorators: [inTextColumn],
  args: { title: 'la sala a las nueve y a las diez', images: PAIR_PICTURES },
  render: (args) => <Island definition={pairIsland} props={args} />,
} satisfies Meta<typeof BodyPair>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The slider moves the edge between the pictures. */
export const Pair: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: 'Comparar: la sala a las nueve y a las diez' });
    const later = canvas.getAllByRole('img')[1]!.closest('.one')!;
    await expect(getComputedStyle(later).clipPath).toContain('50%');
    fireEvent.input(slider, { target: { value: '20' } });
    await waitFor(() => expect(getComputedStyle(later).clipPath).toContain('20%'));
  },
};
