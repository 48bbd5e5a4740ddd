import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HelpContact } from './HelpContact.tsx';

const meta = {
  component: HelpContact,
  args: {
    action: '/ayuda/contacto/',
    policy: '/habeas-data/',
    topics: [
      { key: 'transacciones', title: 'Transacciones' },
      { key: 'pqrs', title: 'PQRS' },
    ],
  },
} satisfies Meta<typeof HelpContact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** From a page of the help centre its topic is chosen. */
export const WithTopic: Story = {
  parameters: { screenshot: { skip: true } },
  args: { topic: 'pqrs' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Tema')).toHaveValue('pqrs');
  },
};

/** Nothing is sent that the rules refuse. The focus goes to the first error. */
export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Correo'), 'elvira@correo');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar el mensaje' }));
    await expect(canvas.getByLabelText('Nombre completo')).toHaveFocus();
    await expect(canvas.getByLabelText('Mensaje')).toHaveAccessibleDescription(/El campo es obligatorio/);
    canvas.getByLabelText<HTMLInputElement>('Nombre completo').blur();
  },
};

/** The service did not take the message. The input stays. */
export const Failed: Story = {
  parameters: { screenshot: { skip: true } },
  args: {
    lastResult: {
      status: 'error',
      initialValue: { name: 'Elvira Rojas', email: 'elvira@correo.co', topic: 'pqrs', message: 'No llegó.' },
      error: { '': ['No pudimos conectarnos. Hay que intentar de nuevo en unos minutos.'] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Mensaje')).toHaveValue('No llegó.');
  },
};
