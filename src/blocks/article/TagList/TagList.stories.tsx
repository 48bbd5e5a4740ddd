import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { TagList } from './TagList.tsx';

const meta = {
  component: TagList,
  decorators: [inTextColumn],
  args: {
    tags: [
      { text: 'Reforma al agua', href: '/noticias/reforma-al-agua/' },
      { text: 'Congreso', href: '/noticias/congreso/' },
      { text: 'Superintendencia de Servicios Públicos', href: '/noticias/superservicios/' },
      { text: 'Acueductos comunitarios', href: '/noticias/acueductos-comunitarios/' },
      { text: 'En vivo', href: '/noticias/en-vivo/' },
    ],
  },
} satisfies Meta<typeof TagList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {};
