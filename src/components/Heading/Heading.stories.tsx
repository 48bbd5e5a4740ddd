import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading, type HeadingSize } from './index.ts';

const meta = {
  component: Heading,
  args: {
    level: 2,
    children: 'El páramo que le da agua a once millones de personas se está quedando sin guardianes',
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The level is the outline, the size is the look: an `h3` may be the largest thing on the page. */
export const LevelApartFromSize: Story = {
  args: { level: 3, size: 'xl' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'xl');
  },
};

export const WithLink: Story = {
  args: {
    children: <a href="/nacion/paramo/">Los guardianes del páramo cobran con tres meses de retraso</a>,
  },
};

export const Section: Story = { args: { level: 2, size: 'section', children: 'En esta edición' } };

const SIZES: readonly HeadingSize[] = ['display', 'xl', 'l', 'm', 's', 'xs'];

export const EverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {SIZES.map((size) => (
        <Heading key={size} level={2} size={size}>
          La sequía más larga en cuarenta años
        </Heading>
      ))}
    </div>
  ),
};
