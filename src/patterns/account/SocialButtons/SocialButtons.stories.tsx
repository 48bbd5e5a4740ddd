import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemorySocial } from '../../../providers/memory/stubs.ts';
import { SocialButtons } from './index.ts';

const meta = {
  component: SocialButtons,
  args: {
    companies: [
      { key: 'facebook', name: 'Facebook' },
      { key: 'apple', name: 'Apple' },
      { key: 'universidad', name: 'la Universidad del Valle' },
    ],
    social: createMemorySocial(),
    onToken: () => Promise.resolve(),
    onPage: () => Promise.resolve(),
  },
} satisfies Meta<typeof SocialButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The company's page is about to open. */
export const Loading: Story = {
  args: { onPage: () => new Promise<void>(() => undefined) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continuar con Apple' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The script of the company did not load. The other ways still work. */
export const Failed: Story = {
  args: { onToken: () => Promise.reject(new ApiError('facebookSdkError', 'Error loading Facebook SDK')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar con Facebook' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Facebook');
  },
};
