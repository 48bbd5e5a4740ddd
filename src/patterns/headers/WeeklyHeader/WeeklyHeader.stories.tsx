import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brand } from '../../../themes/weekly/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { readerStory } from '../parts/reader/reader-story.fixture.tsx';
import { WeeklyHeader } from './WeeklyHeader.tsx';

const meta = {
  component: WeeklyHeader,
  globals: { brand: 'weekly' },
  parameters: { layout: 'fullscreen' },
  args: headerProps(brand, '/', new Date('2026-11-20T15:00:00Z')),
} satisfies Meta<typeof WeeklyHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Section: Story = { args: { path: '/politica/' } };
export const Dark: Story = { args: { mode: 'dark', path: '/tv/' } };
/** Over the lightest picture there is: white. It is legible on any other. */
export const Transparent: Story = {
  args: { mode: 'transparent', path: '/especiales/' },
  render: (args) => (
    <>
      <WeeklyHeader {...args} />
      <div style={{ blockSize: 420 }} />
    </>
  ),
};
/** Scrolled: the compact bar has a ground. */
export const TransparentScrolled: Story = {
  parameters: { screenshot: { skip: true } },
  args: { mode: 'transparent', path: '/especiales/' },
  render: (args) => (
    <>
      <WeeklyHeader {...args} />
      <div style={{ blockSize: 2400 }} />
    </>
  ),
  play: async ({ canvas }) => {
    scrollTo(0, 600);
    const bar = canvas.getByRole('banner').querySelector('.bar')!;
    await waitFor(async () => expect(Math.round(bar.getBoundingClientRect().top)).toBe(0));
    await waitFor(async () => expect(getComputedStyle(bar).backgroundColor).toMatch(/20, 18, 16/));
  },
};
export const AnonymousReader: Story = readerStory('anonymous', 'weekly');
export const RegisteredReader: Story = readerStory('registered', 'weekly');
export const Subscriber: Story = readerStory('active', 'weekly');
