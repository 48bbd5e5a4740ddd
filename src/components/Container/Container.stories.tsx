import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { Container } from './index.ts';

const meta = {
  component: Container,
  args: {
    children: (
      <Text>
        El suscriptor podrá acceder a las últimas siete ediciones impresas desde cualquiera de sus
        dispositivos, y compartir su suscripción con dos personas de su familia.
      </Text>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const ReadingMeasure: Story = { args: { width: 'text' } };
