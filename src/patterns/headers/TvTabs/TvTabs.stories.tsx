import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '../../../themes/weekly/index.ts';
import { TvTabs } from './TvTabs.tsx';

const meta = {
  component: TvTabs,
  globals: { brand: 'weekly', mode: 'dark' },
  parameters: { layout: 'fullscreen' },
  args: { items: brand.navigation.tv, path: '/tv/' },
} satisfies Meta<typeof TvTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Programme: Story = { args: { path: brand.navigation.tv[2]!.link } };

/** By keyboard the row follows the focus. */
export const ByKeyboard: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByRole('link', { name: 'LOS MÁS VIRALES' });
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
  },
};
