import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyScenes } from './BodyScenes.tsx';
import { SCENE_PICTURES, SCENES } from './scenes.fixture.ts';

const meta = {
  component: BodyScenes,
  args: { title: 'Tres maneras de oír', images: SCENE_PICTURES, scenes: SCENES },
} satisfies Meta<typeof BodyScenes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each picture with its words in the order of the document, whatever the browser draws. */
export const Scenes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Tres maneras de oír' })).toBeVisible();
    const parts = canvas.getAllByRole('listitem');
    await expect(parts).toHaveLength(3);
    await expect(within(parts[0]!).getByRole('img')).toHaveAccessibleName(/partitura/);
    await expect(within(parts[0]!).getByRole('heading', { level: 3 })).toHaveTextContent('La partitura');
    await expect(parts[2]!).toHaveTextContent('Debajo del agua nadie desafina.');
  },
};

/** In a narrow column the words lie over the pictures. */
export const InTheText: Story = { args: { title: '' }, decorators: [inTextColumn] };
