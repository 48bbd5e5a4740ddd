import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bookmarkIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Lo encontrará en Mi perfil, Artículos guardados',
    children: <IconButton icon={bookmarkIcon} label="Guardar el artículo" variant="outlined" />,
  },
  decorators: [(story) => <div style={{ padding: '80px 140px' }}>{story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows on focus, goes with Escape. */
export const Above: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription(/Artículos guardados/);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    button.blur();
    button.focus();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

export const Below: Story = {
  args: { side: 'below' },
  play: async () => {
    await userEvent.tab();
  },
};
