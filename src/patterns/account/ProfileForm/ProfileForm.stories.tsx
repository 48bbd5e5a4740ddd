import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { FULL_PROFILE, NEW_PROFILE } from '../ProfileCard/profile.fixture.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const now = (): Date => new Date('2026-11-20T15:00:00Z');

const CALLS: Pick<ProfileFormProps, 'onSave'> = { onSave: fn(async () => undefined) };

const meta = {
  component: ProfileForm,
  args: { profile: FULL_PROFILE, now, back: '/autogestion/perfil/', ...CALLS },
} satisfies Meta<typeof ProfileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const save = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Guardar cambios' }));
  return within(canvasElement);
};

export const Filled: Story = {};
export const Empty: Story = {
  args: { profile: NEW_PROFILE },
};

/** Each field says what is wrong with it. */
export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const type = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type('Nombres', '<Rosa>');
    await type('Teléfono principal', '300 12');
    await type('Fecha de nacimiento', '2015-01-01');
    await save(canvasElement);
    await expect(canvas.getByLabelText('Nombres')).toHaveAccessibleDescription(/carácter no válido/);
    await expect(canvas.getByLabelText('Teléfono principal')).toHaveAccessibleDescription(/10/);
    await expect(canvas.getByLabelText('Fecha de nacimiento')).toHaveAccessibleDescription(
      /La edad mínima para/,
    );
    await expect(canvas.getByLabelText('Nombres')).toHaveFocus();
  },
};

/** An error of the service is at its field. */
export const ServerError: Story = {
  args: {
    onSave: async () => {
      throw new ApiError('100023', 'Display name is already in use', 400);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await canvas.findByText(/en uso/);
    await expect(canvas.getByLabelText('Nombre público')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The service does not answer: what was typed stays. */
export const Failed: Story = {
  args: {
    onSave: async () => {
      throw new ApiError('network', 'fetch failed');
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Nombres')).toHaveValue('Rosa Elvira');
  },
};

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Enviando…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Los cambios quedaron guardados.');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};
