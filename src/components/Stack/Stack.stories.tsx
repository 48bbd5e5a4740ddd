import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './index.ts';

const meta = {
  component: Stack,
  args: {
    children: [
      <Heading key="title" level={2}>
        Su suscripción
      </Heading>,
      <Text key="text">Se renueva el 14 de agosto de 2026 con la tarjeta que termina en 4242.</Text>,
      <Button key="action">Cambiar de plan</Button>,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { gap: 'small', align: 'start' } };

export const Section: Story = { args: { gap: 'section', align: 'center', as: 'section' } };
