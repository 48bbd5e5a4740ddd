import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../../themes/rural/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { readerStory } from '../parts/reader/reader-story.fixture.tsx';
import { RuralHeader } from './RuralHeader.tsx';

const NOW = new Date('2026-11-20T15:00:00Z');

const meta = {
  component: RuralHeader,
  globals: { brand: 'rural' },
  args: headerProps(brand, '/', NOW),
} satisfies Meta<typeof RuralHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Section: Story = { args: headerProps(brand, brand.navigation.main[0]?.link ?? '/', NOW) };
export const AnonymousReader: Story = readerStory('anonymous', 'rural');
export const RegisteredReader: Story = readerStory('registered', 'rural');
export const Subscriber: Story = readerStory('active', 'rural');
