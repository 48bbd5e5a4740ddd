import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AudioPlayer } from './index.ts';

const meta = {
  component: AudioPlayer,
  args: {
    title: 'El parte de la mañana: lo que pasó en el Congreso',
    durationMs: 754_000,
    sources: [{ src: '/no-hay-audio.mp3', type: 'audio/mpeg' }],
  },
  decorators: [(story) => <div style={{ maxInlineSize: 560 }}>{story()}</div>],
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: { transcript: '/parte/texto/' },
};

/** The file is missing. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    canvasElement
      .querySelector('audio')!
      .play()
      .catch(() => undefined);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** A recording in parts, with a choice of speeds. */
export const Chapters: Story = {
  args: {
    transcript: '/parte/texto/',
    chapters: [
      { title: 'La reforma', startMs: 0 },
      { title: 'La tutela', startMs: 245_000 },
    ],
  },
  parameters: { screenshot: { skip: true } },
};
