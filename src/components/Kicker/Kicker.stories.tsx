import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kicker } from './index.ts';

const meta = {
  component: Kicker,
  args: { children: 'Medio ambiente' },
} satisfies Meta<typeof Kicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = { args: { href: '/seccion/medio-ambiente/' } };

export const Muted: Story = { args: { tone: 'muted', children: 'Contenido patrocinado' } };
