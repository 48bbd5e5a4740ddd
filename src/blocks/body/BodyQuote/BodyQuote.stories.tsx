import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyQuote } from './BodyQuote.tsx';

const meta = {
  component: BodyQuote,
  decorators: [inTextColumn],
  args: {
    variant: 'pull',
    preset: 'rules',
    citation: 'Leonor Barraza, bisnieta de la escritora',
    children: <p>No la comparen con nadie. Ella no comparaba</p>,
  },
} satisfies Meta<typeof BodyQuote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PullBetweenRules: Story = {};

export const PullCentered: Story = { args: { preset: 'centered' } };

export const PullOnPanel: Story = { args: { preset: 'panel' } };

export const Quote: Story = {
  args: {
    variant: 'quote',
    preset: 'bar',
    children: (
      <>
        <p>El control que funciona es aburrido: ocurre de día, con sello y con copia.</p>
        <p>Lo demás es suerte, y de la suerte no vive una república.</p>
      </>
    ),
  },
};
