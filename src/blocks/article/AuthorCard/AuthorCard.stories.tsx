import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { AuthorCard } from './AuthorCard.tsx';

const meta = {
  component: AuthorCard,
  decorators: [inTextColumn],
  args: {
    name: 'Mariana Cifuentes Uribe',
    url: '/autor/mariana-cifuentes-uribe/',
    role: 'Editora política',
    portrait: 'pictures/retrato-03/320.avif',
    biography:
      'Cubre el Congreso desde hace catorce años. Politóloga de la Universidad de Antioquia, dirige el equipo que sigue la contratación pública.',
  },
} satisfies Meta<typeof AuthorCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPortrait: Story = {};

/** Initials replace a missing portrait. */
export const NameOnly: Story = {
  args: { portrait: undefined, biography: undefined, role: undefined, url: undefined },
};
