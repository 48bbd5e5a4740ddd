import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  component: VisuallyHidden,
  args: { children: 'de la sección Economía' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen: 'Ver más notas'. Said: 'Ver más notas de la sección Economía'. */
export const InALink: Story = {
  decorators: [(show) => <a href="/economia/">Ver más notas {show()}</a>],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver más notas de la sección Economía' });
    await expect(link).toBeVisible();
  },
};
