import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../themes/rural/index.ts';
import { ruralHeaderProps } from './header-props.ts';
import { RuralHeader } from './RuralHeader.tsx';

const meta = {
  component: RuralHeader,
  globals: { brand: 'rural' },
  args: ruralHeaderProps(brand, '/'),
} satisfies Meta<typeof RuralHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Section: Story = { args: ruralHeaderProps(brand, brand.navigation.main[0]?.link ?? '/') };
