import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Collapsible } from './index.ts';

const meta = {
  component: Collapsible,
  args: {
    summary: '¿En cuántos dispositivos puedo usar mi suscripción digital?',
    children: <Text>Puede iniciar sesión en un máximo de cuatro dispositivos a la vez.</Text>,
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/En cuántos dispositivos/));
    await expect(canvas.getByText(/cuatro dispositivos/)).toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };

/** Pieces that share a name close each other. */
export const Accordion: Story = {
  render: () => (
    <div>
      {[
        '¿Cómo cambio mi dirección de entrega?',
        '¿Cómo cancelo la renovación?',
        '¿Qué tarjetas aceptan?',
      ].map((summary, at) => (
        <Collapsible key={summary} summary={summary} name="ayuda" open={at === 0}>
          <Text>Escríbanos antes de las 3:00 p. m. y el cambio rige desde el siguiente día hábil.</Text>
        </Collapsible>
      ))}
    </div>
  ),
};
