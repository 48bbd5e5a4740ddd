import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemorySocial } from '../../../providers/memory/stubs.ts';
import { FULL_PROFILE } from '../ProfileCard/profile.fixture.ts';
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx';
import { AccessData, type AccessDataProps } from './AccessData.tsx';

const refusal = (code: string) => async (): Promise<void> => {
  throw new ApiError(code, 'refused', 400);
};

const CALLS: Pick<AccessDataProps, 'onEmail' | 'onPassword' | 'onUnlink'> = {
  onEmail: fn(async () => undefined),
  onPassword: fn(async () => undefined),
  onUnlink: fn(async () => undefined),
};

const meta = {
  component: AccessData,
  args: {
    profile: FULL_PROFILE,
    passwordReset: '/loginsemanario/?form=recovery',
    ...CALLS,
  },
} satisfies Meta<typeof AccessData>;
export default meta;

type Story = StoryObj<typeof meta>;

const changeEmail = async (canvasElement: HTMLElement, to = 'nuevo@lectores.example') => {
  const canvas = within(canvasElement);
  const part = within(canvas.getByRole('region', { name: 'Correo electrónico' }));
  await userEvent.type(part.getByLabelText(/^Correo nuevo/), to);
  await userEvent.type(part.getByLabelText(/^Contraseña actual/), 'Lectura2026');
  await userEvent.click(part.getByRole('button', { name: 'Cambiar correo' }));
  return part;
};

export const Default: Story = {};

/** The e-mail with the link was sent. */
export const EmailSent: Story = {
  play: async ({ canvasElement }) => {
    const part = await changeEmail(canvasElement);
    await expect(await part.findByText(/Enviamos un enlace/)).toBeVisible();
    await expect(part.getByLabelText(/^Correo nuevo/)).toHaveValue('');
  },
};

export const PendingEmail: Story = {
  args: { profile: { ...FULL_PROFILE, unverifiedEmail: 'nuevo@lectores.example' } },
};

export const WrongPassword: Story = {
  args: { onEmail: refusal('300040') },
  play: async ({ canvasElement }) => {
    const part = await changeEmail(canvasElement);
    await expect(await part.findByText(/contraseña/i, { selector: '.error, .error *' })).toBeVisible();
    await expect(part.getByLabelText(/^Correo nuevo/)).toHaveValue('nuevo@lectores.example');
  },
};

export const PasswordChanged: Story = {
  play: async ({ canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Contraseña' }));
    await userEvent.type(part.getByLabelText(/^Contraseña actual/), 'Lectura2026');
    await userEvent.type(part.getByLabelText(/^Contraseña nueva/), 'Escritura2027');
    await userEvent.click(part.getByRole('button', { name: 'Cambiar contraseña' }));
    await expect(await part.findByText('Tu contraseña ha sido actualizada')).toBeVisible();
    await expect(part.getByLabelText(/^Contraseña nueva/)).toHaveValue('');
  },
};

const ONLY_GOOGLE = { ...FULL_PROFILE, identities: FULL_PROFILE.identities!.slice(1) };
/** A reader who opened the account with another company. */
export const WithoutPassword: Story = { args: { profile: ONLY_GOOGLE } };

export const Unlink: Story = {
  play: async ({ canvasElement, args }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Cuentas vinculadas' }));
    await userEvent.click(part.getByRole('button', { name: 'Desvincular Google' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Desvincular' }));
    await expect(await part.findByText('Google quedó desvinculada.')).toBeVisible();
    await expect(args.onUnlink).toHaveBeenCalledWith(FULL_PROFILE.identities![1]);
  },
};

/** With the companies that are not linked yet. One of them was linked just now. */
export const Link: Story = {
  args: {
    linked: 'Google',
    connect: (
      <SocialButtons
        purpose="link"
        companies={[
          { key: 'facebook', name: 'Facebook' },
          { key: 'apple', name: 'Apple' },
        ]}
        social={createMemorySocial()}
        onToken={refusal('300022')}
        onPage={async () => undefined}
      />
    ),
  },
};

/** The account of the company belongs to another reader. */
export const LinkedElsewhere: Story = {
  args: { ...Link.args, linked: undefined },
  play: async ({ canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Cuentas vinculadas' }));
    await userEvent.click(part.getByRole('button', { name: 'Vincular Facebook' }));
    await expect(await part.findByRole('alert')).toHaveTextContent(
      'Esa cuenta ya está vinculada con otro usuario.',
    );
  },
};

/** Another tab removed the other account first. */
export const LastIdentity: Story = {
  args: { onUnlink: refusal('300044') },
  play: async ({ canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Cuentas vinculadas' }));
    await userEvent.click(part.getByRole('button', { name: 'Desvincular Google' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Desvincular' }));
    await expect(await part.findByRole('alert')).toBeVisible();
  },
};
