import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { UpdatesBox } from './UpdatesBox.tsx';

const meta = {
  component: UpdatesBox,
  args: {
    updates: [
      {
        id: 'u1',
        time: '8:45 am',
        dateTime: '2026-11-21T13:45:00.000Z',
        text: 'Llegan los primeros senadores',
      },
      { id: 'u2', time: '9:38 am', dateTime: '2026-11-21T14:38:00.000Z', text: 'Quórum decisorio' },
      {
        id: 'u3',
        time: '11:05 am',
        dateTime: '2026-11-21T16:05:00.000Z',
        text: 'La ponente defiende el capítulo de acueductos comunitarios y anuncia que retirará el artículo 31',
      },
    ],
  },
} satisfies Meta<typeof UpdatesBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheText: Story = {
  decorators: [(show) => <div style={{ maxInlineSize: 300 }}>{show()}</div>],
};

/** On a phone it starts closed and opens without scripts. */
export const OnAPhone: Story = {
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('details')!;
    await expect(box.open).toBe(false);
    box.querySelector('summary')!.click();
    await waitFor(() => expect(box.open).toBe(true));
    await expect(within(canvasElement).getByRole('link', { name: /Quórum/ })).toHaveAttribute('href', '#u2');
  },
};
