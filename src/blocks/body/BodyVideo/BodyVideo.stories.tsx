import type { Meta, StoryObj } from '@storybook/react-vite';
import { FILM, inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyVideo } from './BodyVideo.tsx';

const meta = {
  component: BodyVideo,
  decorators: [inTextColumn],
  args: {
    player: FILM,
    title: 'La ministra de Hacienda responde',
    description: 'Ángela Vallecilla explica de dónde saldrá la plata del presupuesto.',
  },
} satisfies Meta<typeof BodyVideo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const File: Story = {};

/** A player outside the text has a label. */
export const Labelled: Story = { args: { label: 'En video', description: '' } };

export const Uncaptioned: Story = { args: { captioned: false } };
