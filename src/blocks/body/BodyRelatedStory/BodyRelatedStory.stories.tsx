import type { Meta, StoryObj } from '@storybook/react-vite';
import { articlePicture, inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyRelatedStory } from './BodyRelatedStory.tsx';

const meta = {
  component: BodyRelatedStory,
  decorators: [inTextColumn],
  args: {
    href: '/cultura/articulo/la-novela-de-la-maquina/',
    headline: 'La novela que apareció en una máquina de coser',
    description: 'Trescientas cuartillas escritas en 1931 estaban en el cajón de los hilos.',
    picture: articlePicture('biblioteca', 'Una sala de lectura'),
  },
} satisfies Meta<typeof BodyRelatedStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithoutPicture: Story = { args: { picture: undefined } };
