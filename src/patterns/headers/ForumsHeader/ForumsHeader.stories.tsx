import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../../themes/forums/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { readerStory } from '../parts/reader/reader-story.fixture.tsx';
import { ForumsHeader } from './ForumsHeader.tsx';

const NOW = new Date('2026-11-20T15:00:00Z');

const meta = {
  component: ForumsHeader,
  globals: { brand: 'forums' },
  args: {
    ...headerProps(brand, '/', NOW),
    next: {
      url: '/foros/agua/',
      starts: '2026-12-10T08:00:00-05:00',
      date: { day: '10', month: 'dic', year: '2026', numerals: '10.12.2026' },
      city: 'Bogotá',
    },
  },
} satisfies Meta<typeof ForumsHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Section: Story = { args: { path: brand.navigation.main[0]?.link ?? '/', next: undefined } };
export const AnonymousReader: Story = readerStory('anonymous', 'forums');
export const RegisteredReader: Story = readerStory('registered', 'forums');
export const Subscriber: Story = readerStory('active', 'forums');
