import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { citiesOf, DEPARTMENTS } from '../../../domain/places/colombia.ts';
import { ALL_BRANDS, FAILED, FAILED_ON_SERVER, LOADING, ready } from '../settings-parts/states.fixture.ts';
import { AddressBook, type AddressBookProps } from './AddressBook.tsx';

const BILLING = {
  id: '11',
  title: 'Facturación: Suscripción digital anual',
  address: {
    line1: 'Calle 93 # 11-27',
    locality: 'Bogotá D.C.',
    region: 'Bogotá D.C.',
    postal: '110221',
    country: 'CO',
  },
};
const SHIPPING = { id: 'SHIPPING', title: 'Envíos', address: undefined };

const meta = {
  component: AddressBook,
  args: {
    entries: ready([BILLING, SHIPPING]),
    loadPlaces: async () => ({ departments: DEPARTMENTS, citiesOf }),
    onSave: fn<AddressBookProps['onSave']>(async () => undefined),
  },
} satisfies Meta<typeof AddressBook>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { entries: LOADING } };
/** Only a client component can try again. */
export const Failed: Story = { render: (args) => <AddressBook {...args} entries={FAILED} /> };
export const FailedOnServer: Story = {
  parameters: { screenshot: { skip: true } },
  args: { entries: FAILED_ON_SERVER },
};
export const Empty: Story = { args: { entries: ready([]) } };

const openForm = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Cambiar: Envíos' }));
  return within(await canvas.findByRole('form'));
};

/** The keyboard chooses a department and one of its cities. */
export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByRole('combobox', { name: /^Departamento/ }), 'narino{ArrowDown}{Enter}');
    await userEvent.type(form.getByRole('combobox', { name: /^Ciudad/ }), 'pasto{ArrowDown}{Enter}');
    await userEvent.type(form.getByRole('textbox', { name: /^Dirección/ }), 'Carrera 25 # 17-40');
    await userEvent.click(form.getByRole('button', { name: 'Guardar la dirección' }));
    await within(canvasElement).findByText('La dirección quedó guardada.');
    await expect(args.onSave).toHaveBeenCalledWith(
      SHIPPING,
      expect.objectContaining({
        region: 'Nariño',
        locality: 'Pasto',
        line1: 'Carrera 25 # 17-40',
        country: 'CO',
      }),
    );
    const change = within(canvasElement).getByRole('button', { name: 'Cambiar: Envíos' });
    await expect(change).toHaveFocus();
    change.blur();
  },
};

export const FieldErrors: Story = {
  parameters: ALL_BRANDS,
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Guardar la dirección' }));
    const department = form.getByRole('combobox', { name: /^Departamento/ });
    await waitFor(() => expect(department).toHaveFocus());
    await expect(form.getAllByText('El campo es obligatorio')).toHaveLength(3);
    department.blur();
  },
};

/** The service refuses the city: the message is at its field, and what was typed is still there. */
export const Refused: Story = {
  args: {
    onSave: fn<AddressBookProps['onSave']>(async () => {
      throw new ApiError('300167', 'Address error', 400);
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Cambiar: Facturación/ }));
    const form = within(await canvas.findByRole('form'));
    await userEvent.click(form.getByRole('button', { name: 'Guardar la dirección' }));
    const city = form.getByRole('combobox', { name: /^Ciudad/ });
    await waitFor(() => expect(city).toHaveAttribute('aria-invalid', 'true'));
    await expect(form.getByRole('textbox', { name: /^Dirección/ })).toHaveValue('Calle 93 # 11-27');
    city.blur();
  },
};

export const PlacesFailed: Story = {
  args: {
    loadPlaces: async () => {
      throw new Error('gone');
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar: Envíos' }));
    await canvas.findByRole('alert');
    (document.activeElement as HTMLElement).blur();
  },
};
