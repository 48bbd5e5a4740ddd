import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../../themes/women/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { readerStory } from '../parts/reader/reader-story.fixture.tsx';
import { WomenHeader } from './WomenHeader.tsx';

const meta = {
  component: WomenHeader,
  globals: { brand: 'women' },
  parameters: { layout: 'fullscreen' },
  args: headerProps(brand, '/moda/', new Date('2026-11-20T15:00:00Z')),
} satisfies Meta<typeof WomenHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InSection: Story = {};
export const Home: Story = { args: { path: '/' } };
export const AnonymousReader: Story = readerStory('anonymous', 'women');
export const RegisteredReader: Story = readerStory('registered', 'women');
export const Subscriber: Story = readerStory('active', 'women');
