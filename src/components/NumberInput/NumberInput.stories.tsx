import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NumberInput } from './index.ts';

const meta = {
  component: NumberInput,
  args: { label: 'Suscripciones de regalo', name: 'regalos', min: 1, max: 20, defaultValue: 2 },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field after its script has started: before that it is the browser’s. */
const field = async (canvasElement: HTMLElement) => {
  const input = await within(canvasElement).findByRole('spinbutton');
  await waitFor(() => expect(input).toHaveAttribute('type', 'text'));
  return input;
};

export const Default: Story = {};

const PESOS = { style: 'currency', currency: 'COP' } as const;

/** Pesos have no cents. The form gets the plain number. */
export const Currency: Story = {
  args: {
    label: 'Aporte voluntario',
    hint: 'Desde $ 5.000.',
    name: 'aporte',
    min: 5000,
    max: undefined,
    step: 1000,
    defaultValue: 25000,
    format: PESOS,
  },
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await expect(input).toHaveValue('25.000');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aumentar Aporte voluntario' }));
    await expect(input).toHaveValue('26.000');
    await expect(canvasElement.querySelector('[name=aporte]')).toHaveValue('26000');
  },
};

/** A unit follows its number. */
export const Unit: Story = {
  args: {
    label: 'Distancia',
    name: 'distancia',
    min: 0,
    max: undefined,
    decimals: 2,
    defaultValue: 1234.5,
    format: { style: 'unit', unit: 'kilometer' },
  },
};

export const Percent: Story = {
  args: {
    label: 'Descuento',
    name: 'descuento',
    min: 0,
    max: 1,
    step: 0.05,
    defaultValue: 0.25,
    format: { style: 'percent' },
  },
};

/** A pasted number is read as it was meant, and an error names the limit. */
export const Typed: Story = {
  args: { ...Currency.args, max: 2_000_000, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const input = await field(canvasElement);
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('$ 3,000,000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3_000_000);
    await userEvent.tab();
    await expect(input).toHaveValue('3.000.000');
    await expect(input).toHaveAccessibleDescription(/El valor más alto es \$\s2\.000\.000\./);
    await expect(input).toBeInvalid();
  },
};

/** A text that is no number stays, with words about it. */
export const NotNumber: Story = {
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, 'tres');
    await userEvent.tab();
    await expect(input).toHaveValue('tres');
    await expect(input).toHaveAccessibleDescription(/«tres» no es un número/);
  },
};

/** A held button repeats. */
export const Held: Story = {
  args: { defaultValue: 1, max: 5 },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    const more = within(canvasElement).getByRole('button', { name: /^Aumentar/ });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(input).toHaveValue('5'), { timeout: 3000 });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithError: Story = { args: { required: true, error: 'Escriba cuántas suscripciones regala.' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

/** Small, medium and large. Touch screens make the small one 44 px high. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NumberInput {...args} size="small" />
      <NumberInput {...args} size="medium" />
      <NumberInput {...args} size="large" />
    </div>
  ),
};
