import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { modeCookie, startThemeSwitch, ThemeSwitch } from './index.ts';

const forget = (): void => {
  document.cookie = modeCookie('system', false);
};

const meta = {
  component: ThemeSwitch,
  args: { endpoint: '/apariencia/', back: '/', chosen: 'system' },
  beforeEach: forget,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: 'dark' } };
export const AlwaysDark: Story = { args: { forced: 'dark' } };

/** A choice changes the page at once; the arrow keys move it. */
export const Choosing: Story = {
  parameters: { screenshot: { skip: true } },
  render: function Choosing(args) {
    useEffect(() => startThemeSwitch(document), []);
    return <ThemeSwitch {...args} />;
  },
  play: async ({ canvas, userEvent }) => {
    const before = document.documentElement.dataset['mode'];
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscura' }));
    await expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
    await expect(document.cookie).toContain('rt-mode=dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.documentElement).toHaveAttribute('data-mode', 'light');
    await userEvent.click(canvas.getByRole('radio', { name: 'Automática' }));
    await expect(document.documentElement).not.toHaveAttribute('data-mode');
    await expect(document.cookie).not.toContain('rt-mode=');
    if (before) document.documentElement.dataset['mode'] = before;
  },
};
