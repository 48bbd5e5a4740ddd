import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from './PageHead.tsx';

const meta = {
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Política',
    look: 'rule',
    description: 'Noticias, análisis e historias del Congreso, el Gobierno y los partidos.',
  },
} satisfies Meta<typeof PageHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rule: Story = {};
export const Tab: Story = { args: { look: 'tab', title: 'Judicial', kicker: 'Sección' } };
export const Centered: Story = { args: { look: 'centered', title: 'Belleza' } };
export const Band: Story = { args: { look: 'band', title: 'Relatos' } };
export const Grid: Story = { args: { look: 'grid', title: 'Foros anteriores', kicker: 'Programa' } };
export const Drawn: Story = { args: { look: 'drawn', title: 'Agricultura' } };
export const Author: Story = {
  args: {
    title: 'Catalina Restrepo Uribe',
    kicker: 'Autor',
    description: 'Editora política. Cubre el Congreso desde 2009.',
    portrait: { name: 'Catalina Restrepo Uribe' },
    note: 'Página 2',
  },
};
