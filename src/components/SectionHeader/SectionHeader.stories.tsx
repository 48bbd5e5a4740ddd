import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from './index.ts';

const meta = {
  component: SectionHeader,
  args: { title: 'Economía' },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NameOnly: Story = {};

export const WithLink: Story = { args: { href: '/economia/', more: 'Ver más' } };

export const Tab: Story = { args: { variant: 'tab', href: '/economia/', more: 'Ver más' } };

export const Plain: Story = { args: { variant: 'plain' } };

export const LongName: Story = {
  args: {
    title: 'Información comercial y servicios para suscriptores',
    href: '/servicios/',
    more: 'Ver más',
  },
  decorators: [(story) => <div style={{ maxInlineSize: 280 }}>{story()}</div>],
};
