import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../../themes/daily/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { readerStory } from '../parts/reader/reader-story.fixture.tsx';
import { DailyHeader } from './DailyHeader.tsx';

const meta = {
  component: DailyHeader,
  globals: { brand: 'daily' },
  parameters: { layout: 'fullscreen' },
  args: headerProps(brand, '/', new Date('2026-11-20T15:00:00Z')),
} satisfies Meta<typeof DailyHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Section: Story = { args: { path: '/cali/' } };
export const InAGroup: Story = { args: { path: '/deportes/ciclismo/' } };
export const RegisteredReader: Story = readerStory('registered', 'daily');
export const Subscriber: Story = readerStory('active', 'daily');
