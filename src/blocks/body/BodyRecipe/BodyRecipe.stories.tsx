import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyRecipe } from './BodyRecipe.tsx';

const meta = {
  component: BodyRecipe,
  decorators: [inTextColumn],
  args: {
    yields: '6 porciones',
    minutes: 95,
    ingredients: [
      '1 kg de pechuga de pollo con hueso',
      '1 kg de papa criolla',
      '700 g de papa sabanera en rodajas',
      '3 mazorcas tiernas partidas',
      '1 manojo de guascas frescas (30 g)',
      'Crema de leche, alcaparras y aguacate para servir',
    ],
    steps: [
      'Ponga el pollo en agua fría con la cebolla, el ajo y la sal. Lleve a hervor y baje el fuego durante 35 minutos.',
      'Agregue al caldo la papa sabanera y la mazorca. Cocine 20 minutos sin tapar.',
      'Apague, agregue las guascas y el pollo, y deje reposar 10 minutos antes de servir.',
    ],
  },
} satisfies Meta<typeof BodyRecipe>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Ticked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '1 kg de papa criolla' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(getComputedStyle(box.closest('label')!).textDecorationLine).toBe('line-through');
    box.blur();
  },
};
