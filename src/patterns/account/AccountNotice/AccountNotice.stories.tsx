import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brand } from '../../../themes/weekly/index.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { emailLinkNotice, type EmailLink, type EmailLinkState } from './email-link-notice.ts';

const view = (emailLink: EmailLink, state: EmailLinkState) =>
  emailLinkNotice({ emailLink, state, path: '/verificar-cuenta/', token: 'enlace', routes: brand.routes });

const meta = {
  component: AccountNotice,
} satisfies Meta<typeof AccountNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One click, so that a scanner of e-mails does not use the link. */
export const Ask: Story = {
  args: view('verify', 'ask'),
};
export const Done: Story = { args: view('verify', 'done') };
export const Used: Story = { args: view('verify', 'used') };
/** The link is used, too old or unknown: the page asks for another e-mail. */
export const Over: Story = {
  args: view('verify', 'over'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: /Correo de la cuenta/ })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Enviar otro enlace' })).toBeEnabled();
  },
};
export const Sent: Story = { args: view('verify', 'sent') };
export const BadEmail: Story = { args: view('verify', 'badEmail') };
export const Down: Story = { args: view('verify', 'down') };
export const Start: Story = { args: view('newsletter', 'start') };
export const Undo: Story = { args: view('undo', 'ask') };
/** The decision about an account: two forms, one with a reason. */
export const Decision: Story = {
  args: {
    ...view('deletion', 'ask'),
    forms: [
      { action: '#', submit: 'Eliminar mi cuenta' },
      {
        action: '#',
        submit: 'Conservar mi cuenta',
        variant: 'secondary',
        field: { name: 'reason', label: 'Motivo para conservarla', kind: 'text', optional: true },
      },
    ],
  },
};
export const Pending: Story = {
  args: { ...view('gift', 'ask'), forms: [{ action: '#', submit: 'Activar mi regalo', pending: true }] },
};
