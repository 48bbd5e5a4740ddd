import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchFilters } from './SearchFilters.tsx';

const meta = {
  component: SearchFilters,
  args: {
    preset: 'rule',
    groups: [
      {
        label: 'Sección',
        options: [
          { label: 'Nación', count: 41, href: '?seccion=nacion' },
          { label: 'Economía', count: 18, href: '?', chosen: true },
          { label: 'Medio ambiente', count: 7, href: '?seccion=medio-ambiente' },
        ],
      },
      {
        label: 'Tipo',
        options: [
          { label: 'Notas', count: 52, href: '?tipo=notas' },
          { label: 'Opinión', count: 9, href: '?tipo=opinion' },
          { label: 'Videos', count: 4, href: '?tipo=videos' },
        ],
      },
      {
        label: 'Fecha',
        options: [
          { label: 'Última semana', count: 6, href: '?fecha=semana' },
          { label: 'Último mes', count: 22, href: '?fecha=mes' },
        ],
      },
      {
        label: 'Orden',
        always: true,
        options: [
          { label: 'Relevancia', href: '?', chosen: true },
          { label: 'Más recientes', href: '?orden=recientes' },
          { label: 'Más antiguas', href: '?orden=antiguas' },
        ],
      },
    ],
    clear: '?q=agua',
  },
} satisfies Meta<typeof SearchFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rule: Story = {};
export const Tab: Story = { args: { preset: 'tab' } };
export const Centered: Story = { args: { preset: 'centered' } };
export const Band: Story = { args: { preset: 'band' } };
export const Grid: Story = { args: { preset: 'grid' } };
export const Drawn: Story = { args: { preset: 'drawn' } };
/** The words of the reader found nothing. */
export const Corrected: Story = {
  args: { correction: { shown: 'agua', typed: 'ahua', href: '?q=ahua&literal=1' }, clear: undefined },
};
