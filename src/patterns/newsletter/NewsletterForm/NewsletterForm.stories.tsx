import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NEWSLETTER_MESSAGES } from '../../../domain/accounts/newsletter.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  component: NewsletterForm,
  args: { action: '/newsletter/home/', policy: '/habeas-data/' },
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The marker of an error goes as soon as the address changes. */
export const FieldErrors: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribirme' }));
    const email = canvas.getByLabelText('Correo');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(NEWSLETTER_MESSAGES.empty);
    await expect(canvas.getByText(NEWSLETTER_MESSAGES.policy)).toBeVisible();
    await userEvent.type(email, 'elvira@correo');
    await expect(email).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribirme' }));
    await expect(email).toHaveAccessibleDescription(NEWSLETTER_MESSAGES.malformed);
    await userEvent.type(email, '.co');
    await expect(email).not.toBeInvalid();
  },
};

/** The banner closes with a click. */
export const Sent: Story = {
  args: { sent: true },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(NEWSLETTER_MESSAGES.success)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el aviso' }));
    await expect(canvas.queryByText(NEWSLETTER_MESSAGES.success)).toBeNull();
  },
};

/** The service did not take the address. The input stays. */
export const Failed: Story = {
  parameters: { screenshot: { skip: true } },
  args: {
    lastResult: {
      status: 'error',
      initialValue: { email: 'elvira@correo.co', policy: 'on' },
      error: { '': [NEWSLETTER_MESSAGES.failure] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(NEWSLETTER_MESSAGES.failure);
    await expect(canvas.getByLabelText('Correo')).toHaveValue('elvira@correo.co');
  },
};
