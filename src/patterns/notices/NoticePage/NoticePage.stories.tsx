import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticePage } from './NoticePage.tsx';

const meta = {
  component: NoticePage,
  parameters: { layout: 'fullscreen' },
  args: {
    code: '404',
    title: 'No encontramos esta página',
    text: 'Puede que la dirección haya cambiado o que la nota ya no esté publicada.',
    links: [
      { text: 'Ir a la portada', href: '/' },
      { text: 'Buscar', href: '/buscador/' },
    ],
  },
} satisfies Meta<typeof NoticePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const WITH_FORM = {
  search: { action: '/buscador/', query: '' },
  links: [{ text: 'Ir a la portada', href: '/' }],
};

export const Rule: Story = { args: WITH_FORM };
export const Tab: Story = { args: { ...WITH_FORM, preset: 'tab' } };
export const Centered: Story = { args: { ...WITH_FORM, preset: 'centered' } };
export const Band: Story = { args: { ...WITH_FORM, preset: 'band' }, globals: { brand: 'men' } };
export const Grid: Story = { args: { ...WITH_FORM, preset: 'grid' } };
export const Drawn: Story = { args: { ...WITH_FORM, preset: 'drawn' } };
