import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  component: Checkbox,
  args: { label: 'Quiero recibir el boletín de la mañana', name: 'boletin' },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Quiero recibir el boletín de la mañana'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** Some of the boxes that it covers are checked. */
export const Indeterminate: Story = {
  args: { label: 'Todos los boletines', indeterminate: true },
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await waitFor(() => expect(box).toBePartiallyChecked());
  },
};

/** The first box checks and unchecks the others, and they decide what it shows. */
export const SelectAll: Story = {
  render: function SelectAll() {
    const newsletters = ['Boletín de la mañana', 'Resumen de la semana', 'Solo opinión'];
    const [chosen, setChosen] = useState<readonly string[]>([newsletters[1]!]);
    return (
      <div role="group" aria-label="Boletines">
        <Checkbox
          label="Todos los boletines"
          checked={chosen.length === newsletters.length}
          indeterminate={chosen.length > 0 && chosen.length < newsletters.length}
          onChange={(event) => setChosen(event.target.checked ? newsletters : [])}
        />
        <div style={{ paddingInlineStart: 34 }}>
          {newsletters.map((newsletter) => (
            <Checkbox
              key={newsletter}
              label={newsletter}
              checked={chosen.includes(newsletter)}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, newsletter]
                    : chosen.filter((other) => other !== newsletter),
                )
              }
            />
          ))}
        </div>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Todos los boletines' });
    await waitFor(() => expect(all).toBePartiallyChecked());
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Solo opinión' }));
    await waitFor(() => expect(all).toBePartiallyChecked());
    await expect(canvas.getByRole('checkbox', { name: 'Boletín de la mañana' })).toBeChecked();
  },
};

export const WithHint: Story = { args: { hint: 'Llega de lunes a viernes a las 6:00 a. m.' } };

export const WithError: Story = {
  args: {
    label: (
      <>
        Acepto los <Link href="/terminos/">términos y condiciones</Link>
      </>
    ),
    required: true,
    error: 'Debe aceptar los términos para continuar.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
