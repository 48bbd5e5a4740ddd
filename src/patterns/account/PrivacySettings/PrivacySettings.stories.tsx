import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ALL_BRANDS, FAILED, FAILED_ON_SERVER, LOADING, ready } from '../settings-parts/states.fixture.ts';
import { PrivacySettings } from './PrivacySettings.tsx';

const REPORTS = ['2026-11-20', '2026-03-02'].map((day) => ({
  id: day,
  createdOn: Date.parse(`${day}T15:00:00Z`),
}));

const meta = {
  component: PrivacySettings,
  args: {
    reports: ready(REPORTS),
    onDownload: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof PrivacySettings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: ALL_BRANDS };
export const NoReports: Story = { args: { reports: ready([]) } };
export const Loading: Story = { args: { reports: LOADING } };
/** Only a client component can try again. */
export const Failed: Story = { render: (args) => <PrivacySettings {...args} reports={FAILED} /> };
export const FailedOnServer: Story = {
  parameters: { screenshot: { skip: true } },
  args: { reports: FAILED_ON_SERVER },
};

export const Downloaded: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /20 de noviembre/ });
    await userEvent.click(button);
    await canvas.findByText('El informe está en las descargas.');
    await expect(args.onDownload).toHaveBeenCalledWith(REPORTS[0]);
    button.blur();
  },
};

/** The e-mail is on its way; the focus began at the button that changes nothing. */
export const DeletionAsked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar la cuenta' }));
    const question = await screen.findByRole('alertdialog');
    await expect(within(question).getByRole('button', { name: 'Conservar la cuenta' })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar el correo' }));
    await canvas.findByText(/^Enviamos el correo/);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
