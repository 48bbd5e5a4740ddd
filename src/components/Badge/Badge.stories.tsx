import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './index.ts';

const meta = { component: Badge, args: { children: 'Exclusivo' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Accent: Story = { args: { tone: 'accent' } };

export const Alternative: Story = { args: { tone: 'alt', children: 'Suscriptores' } };

export const Outline: Story = { args: { tone: 'outline', children: 'Opinión' } };

/** The dot pulses, except under prefers-reduced-motion. */
export const Live: Story = { args: { tone: 'live', children: 'En vivo' } };

export const Success: Story = { args: { tone: 'success', children: 'Pago aprobado' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Pago pendiente' } };

export const Failure: Story = { args: { tone: 'error', children: 'Pago rechazado' } };

export const Information: Story = { args: { tone: 'info', children: 'En proceso' } };
