import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MEMORY_PAYMENT_METHOD } from '../../../providers/memory/backend/checkout-routes.ts';
import { cardToken } from '../../../providers/memory/backend/orders.ts';
import { ALL_BRANDS } from '../settings-parts/states.fixture.ts';
import { SETTINGS_LINKS } from './links.fixture.ts';
import { Managed } from './managed.fixture.tsx';

const meta = {
  component: Managed,
  args: {
    as: 'active',
    links: SETTINGS_LINKS,
  },
} satisfies Meta<typeof Managed>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string | RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const hasFocus = (canvas: Canvas, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text).closest('[tabindex]')).toHaveFocus());
const leave = (): void => (document.activeElement as HTMLElement | null)?.blur();

const chooseReason = async (canvas: Canvas): Promise<void> => {
  await press(canvas, 'Cancelar la suscripción');
  await userEvent.click(await canvas.findByRole('radio', { name: 'El precio es muy alto' }));
  await press(canvas, 'Continuar');
};
const confirm = async (name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** An active subscription that its owner may share. */
export const Active: Story = {
  parameters: ALL_BRANDS,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('0 de 3 lugares ocupados. Cada persona lee con su propia cuenta.');
  },
};

/** The reasons come from the service. */
export const CancelWithoutReason: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Cancelar la suscripción');
    await press(canvas, 'Continuar');
    await canvas.findByText('El campo es obligatorio');
    await expect(canvas.getByRole('radio', { name: 'El precio es muy alto' })).toHaveFocus();
    leave();
  },
};

/** The position of the page behind the question varies, and AlertDialog has its own pictures. */
export const CancelQuestion: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    await chooseReason(within(canvasElement));
    const question = await screen.findByRole('alertdialog');
    await within(question).findByText(/El acceso sigue hasta el 20 de noviembre de 2027/);
  },
};

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseReason(canvas);
    await confirm('Cancelar la suscripción');
    await canvas.findByRole('button', { name: 'Reactivar la suscripción' });
    await expect(canvas.getByText('Cancelada')).toBeVisible();
    await hasFocus(canvas, /^La suscripción quedó cancelada/);
    leave();
  },
};

export const Rescued: Story = {
  args: { as: 'cancelled' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Reactivar la suscripción');
    await canvas.findByText('Activa');
    await hasFocus(canvas, /^La suscripción quedó activa de nuevo/);
    leave();
  },
};

/** The choice stays. */
export const CancelRefused: Story = {
  args: {
    before: ({ backend }) => backend.fail('/cancel', { status: 409, code: '300059' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseReason(canvas);
    await confirm('Cancelar la suscripción');
    await hasFocus(canvas, 'Esta suscripción no se puede cancelar en su estado actual.');
    await expect(canvas.getByRole('radio', { name: 'El precio es muy alto' })).toBeChecked();
    leave();
  },
};

const invite = async (canvas: Canvas, email: string): Promise<void> => {
  const field = await canvas.findByRole('textbox', { name: 'Correo de la otra persona' });
  await userEvent.type(field, email);
  await press(canvas, 'Enviar la invitación');
};

export const Invited: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await invite(canvas, 'marta@lectores.example');
    await canvas.findByText('1 de 3 lugares ocupados. Cada persona lee con su propia cuenta.');
    await hasFocus(canvas, 'Enviamos la invitación a marta@lectores.example.');
    await expect(canvas.getByRole('textbox', { name: 'Enlace' })).toHaveDisplayValue(
      /^https:\/\/www\.ejemplo\.com\/suscripciones\/compartida\/\?token=/,
    );
    leave();
  },
};

/** The input stays, and the error is at the field. */
export const InviteRefused: Story = {
  args: { before: ({ backend }) => backend.fail('/share', { status: 409, code: 'own_email' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await invite(canvas, 'activo@lectores.example');
    await canvas.findByText(/^Este es el correo de la propia cuenta/);
    await expect(canvas.getByRole('textbox', { name: 'Correo de la otra persona' })).toHaveValue(
      'activo@lectores.example',
    );
    leave();
  },
};

const PEOPLE = ['marta@lectores.example', 'simon@lectores.example', 'daniela@lectores.example'];

/** The subscription is shared with as many people as it allows. */
export const AllPlacesTaken: Story = {
  args: {
    before: ({ sales, backend }) => {
      const id = backend.state.subscriptions.find(({ status }) => status === 1)!.subscriptionID;
      for (const email of PEOPLE) void sales.share(id, email);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^Todos los lugares están ocupados/);
    await expect(canvas.queryByRole('button', { name: 'Enviar la invitación' })).toBeNull();
  },
};

export const StoppedSharing: Story = {
  args: AllPlacesTaken.args!,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Dejar de compartir con simon@lectores.example');
    await confirm('Dejar de compartir');
    await canvas.findByText('2 de 3 lugares ocupados. Cada persona lee con su propia cuenta.');
    await hasFocus(canvas, 'La suscripción ya no se comparte con simon@lectores.example.');
    leave();
  },
};

export const GiftSent: Story = {
  args: { as: 'redeemable' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre de quien lo recibe' }), 'Marta');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Correo de quien lo recibe' }),
      'marta@lectores.example',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mensaje/ }), 'Para leer juntas.');
    await press(canvas, 'Enviar el regalo');
    await hasFocus(canvas, 'Enviamos el regalo a Marta, a la dirección marta@lectores.example.');
    await expect(canvas.getByRole('textbox', { name: 'Nombre de quien lo recibe' })).toHaveValue('');
    leave();
  },
};

const giveCard = async (canvas: Canvas): Promise<void> => {
  await press(canvas, 'Cambiar tarjeta');
  await canvas.findByRole('combobox', { name: 'Datos de la tarjeta' });
  await press(canvas, 'Guardar la tarjeta');
};
const TO_CONFIRM = /^Falta confirmar la tarjeta nueva/;
const withPendingCard: NonNullable<Story['args']>['before'] = ({ backend, storage }) => {
  const { paymentMethod } = backend.state.subscriptions.find(({ status }) => status === 1)!;
  const provider = MEMORY_PAYMENT_METHOD;
  const change = { token: cardToken('challenge'), provider, bankPage: 'https://banco.example/3ds' };
  storage.set(`rt-tarjeta ${paymentMethod.paymentMethodID}`, JSON.stringify(change), 'session');
};

/** The gateway's fields for another card. */
export const CardForm: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Cambiar tarjeta');
    await canvas.findByRole('combobox', { name: 'Datos de la tarjeta' });
    leave();
  },
};

export const CardChanged: Story = {
  args: { as: 'suspended', chosen: 'approve' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^El último cobro no se pudo hacer/);
    await giveCard(canvas);
    await hasFocus(canvas, /^La tarjeta quedó cambiada/);
    await canvas.findByText('Visa terminada en 1111, vence 07/2029');
    await canvas.findByText('Activa');
    leave();
  },
};

export const CardDeclined: Story = {
  args: { chosen: 'decline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await giveCard(canvas);
    await canvas.findByText(/^El banco no aceptó la tarjeta. Sigue la anterior/);
    await expect(canvas.getByText('Visa terminada en 1111, vence 08/2028')).toBeVisible();
  },
};

/** The answer was lost: the page shows the card that the service has. */
export const CardUnknown: Story = {
  args: {
    chosen: 'approve',
    before: ({ backend }) => backend.fail('/finalize', 'network'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await giveCard(canvas);
    await canvas.findByText(/^Se perdió la respuesta/);
  },
};

/** The reader left the bank's page without an answer. */
export const CardToConfirm: Story = {
  args: { before: withPendingCard },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(TO_CONFIRM);
    await canvas.findByRole('link', { name: 'Ir a la página del banco' });
  },
};

/** The bank did not agree: the card fields are open for another card. */
export const CardNotConfirmed: Story = {
  args: { before: withPendingCard },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(TO_CONFIRM);
    await press(canvas, 'No confirmar y usar otra tarjeta');
    await canvas.findByText(/^La tarjeta nueva quedó sin confirmar en el banco/);
    await canvas.findByRole('combobox', { name: 'Datos de la tarjeta' });
    await expect(canvas.queryByText(TO_CONFIRM)).toBeNull();
  },
};
