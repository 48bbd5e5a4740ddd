import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bookmarkIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './index.ts';

const meta = {
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

const beside = (side: 'before' | 'after'): Story => ({
  args: { side, text: 'Artículos guardados' },
  decorators: [(story) => <div style={{ display: 'grid', justifyItems: 'center' }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button').getBoundingClientRect();
    const bubble = (await within(canvasElement).findByRole('tooltip')).getBoundingClientRect();
    await expect(Math.round(side === 'after' ? bubble.left - button.right : button.left - bubble.right)).toBe(
      6,
    );
    await expect(Math.abs(button.top + button.height / 2 - bubble.top - bubble.height / 2)).toBeLessThan(1);
  },
});

export const Before = beside('before');
export const After = beside('after');

/** At the top of the window there is no room above. */
export const NoRoom: Story = {
  decorators: [(story) => <div style={{ position: 'fixed', insetBlockStart: 0 }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button').getBoundingClientRect();
    const bubble = await within(canvasElement).findByRole('tooltip');
    await waitFor(() => expect(bubble.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom));
  },
  parameters: { screenshot: { skip: true } },
};

/** A frame that clips its content does not cut it off. */
export const InAFrame: Story = {
  decorators: [
    (story) => (
      <div style={{ overflow: 'hidden', border: '1px solid', inlineSize: 'max-content' }}>{story()}</div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
  },
};
