import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './index.ts';

const meta = { component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};

export const Thick: Story = { args: { weight: 'thick' } };

export const Accent: Story = { args: { weight: 'accent' } };

export const Ornament: Story = { args: { weight: 'ornament' } };

export const Vertical: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, minBlockSize: 40, alignItems: 'center' }}>
      Nación <Divider vertical /> Economía <Divider vertical /> Mundo
    </div>
  ),
};
