import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../../themes/men/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { readerStory } from '../parts/reader/reader-story.fixture.tsx';
import { MenHeader } from './MenHeader.tsx';

const meta = {
  component: MenHeader,
  globals: { brand: 'men' },
  parameters: { layout: 'fullscreen' },
  args: headerProps(brand, '/seccion/relatos/', new Date('2026-11-20T15:00:00Z')),
} satisfies Meta<typeof MenHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InSection: Story = {};
export const Home: Story = { args: { path: '/' } };
export const AnonymousReader: Story = readerStory('anonymous', 'men');
export const RegisteredReader: Story = readerStory('registered', 'men');
export const Subscriber: Story = readerStory('active', 'men');
