import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="secondary">¿Qué incluye?</Button>,
    children: <Text voice="body-s">Lectura ilimitada, las siete últimas ediciones y los boletines.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's own: opens with the button, closes with Escape, gives the focus back. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/Lectura ilimitada/)).toBeVisible();
  },
};
