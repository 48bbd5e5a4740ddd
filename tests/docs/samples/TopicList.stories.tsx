import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopicList } from './TopicList.tsx';

const story = { authors: [], format: 'story', locked: false, sponsored: false } as const;

const meta = {
  component: TopicList,
  args: {
    title: 'Tema del día',
    teasers: [
      { ...story, id: '1', url: '/nacion/acuerdo/', headline: 'Firman el acuerdo', time: 'Hace 2 horas' },
      { ...story, id: '2', url: '/nacion/tren/', headline: 'Vuelve el tren de la sabana', locked: true },
    ],
  },
} satisfies Meta<typeof TopicList>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
