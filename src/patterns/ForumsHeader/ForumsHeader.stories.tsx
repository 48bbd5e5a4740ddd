import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../themes/forums/index.ts';
import { forumsHeaderProps } from './header-props.ts';
import { ForumsHeader } from './ForumsHeader.tsx';

const meta = {
  component: ForumsHeader,
  globals: { brand: 'forums' },
  args: forumsHeaderProps(brand, '/', {
    url: '/foros/agua/',
    starts: '2026-12-10T08:00:00-05:00',
    date: { day: '10', month: 'dic', year: '2026', numerals: '10.12.2026' },
    city: 'Bogotá',
  }),
} satisfies Meta<typeof ForumsHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Section: Story = { args: forumsHeaderProps(brand, brand.navigation.main[0]?.link ?? '/') };
