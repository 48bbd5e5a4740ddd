import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { registrationForm as messages } from '../../../messages/forums.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const FULL = 'Los cupos se agotaron mientras se llenaba el formulario.';

const meta = {
  component: RegistrationForm,
  globals: { brand: 'forums' },
  args: { action: '/foros/articulo/agua/inscripcion/', policy: '/habeas-data/' },
} satisfies Meta<typeof RegistrationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Nothing is sent that the rules refuse. The focus goes to the first error. */
export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByLabelText('Nombre completo');
    await userEvent.type(name, 'www.sitio.co');
    await userEvent.type(canvas.getByLabelText('Correo'), 'elvira@correo');
    await userEvent.click(canvas.getByRole('button', { name: 'Reservar un cupo' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(new RegExp(messages.nameWrong));
    await expect(canvas.getByText(messages.policyMissing)).toBeVisible();
    name.blur();
  },
};

/** While the form is being sent the button shows that, and a second click sends nothing. */
export const Sending: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form')!;
    let sent = 0;
    // In place of the browser, which would leave the page. The form gets the event before React.
    const send = (event: Event): void => {
      if (!event.defaultPrevented) sent += 1;
      event.preventDefault();
    };
    document.addEventListener('submit', send);
    await userEvent.type(canvas.getByLabelText('Nombre completo'), 'Elvira Rojas');
    await userEvent.type(canvas.getByLabelText('Correo'), 'elvira@correo.co');
    await userEvent.click(canvas.getByLabelText(/^Autorizo/));
    await userEvent.click(canvas.getByRole('button', { name: 'Reservar un cupo' }));
    const button = await canvas.findByRole('button', { name: 'Enviando…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    form.requestSubmit();
    document.removeEventListener('submit', send);
    await expect(sent).toBe(1);
  },
};

/** The last seat was taken before the form arrived. The input stays. */
export const Refused: Story = {
  parameters: { screenshot: { skip: true } },
  args: {
    lastResult: {
      status: 'error',
      initialValue: { name: 'Elvira Rojas', email: 'elvira@correo.co', policy: 'on' },
      error: { '': [FULL] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(FULL);
    await expect(canvas.getByLabelText('Correo')).toHaveValue('elvira@correo.co');
  },
};
