import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { VideoPlayer } from './index.ts';

const meta = {
  component: VideoPlayer,
  args: {
    title: 'La ministra de Hacienda responde',
    player: {
      provider: 'file',
      poster: 'pictures/estudio-tv/960.avif',
      durationMs: 185_000,
      sources: [{ src: '/no-hay-video.mp4', type: 'video/mp4' }],
    },
  },
  decorators: [(story) => <div style={{ maxInlineSize: 560 }}>{story()}</div>],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const invitation = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^Reproducir/ });

/** Only the poster is loaded. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await invitation(canvasElement);
    await expect(canvasElement.querySelector('video')!.networkState).toBe(HTMLMediaElement.NETWORK_IDLE);
  },
};

/** The reader has asked to play, and the first seconds are on their way. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => new Promise<void>(() => undefined));
    await userEvent.click(await invitation(canvasElement));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando…');
    await expect(canvasElement.querySelector('video')).toHaveFocus();
  },
};

/** The file is missing. */
export const Failed: Story = {
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await invitation(canvasElement));
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('No pudimos reproducirlo');
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** A video of another provider: until the reader plays, nothing is loaded from there. */
export const OfAnotherHouse: Story = {
  args: {
    title: 'El río que cambió de curso',
    player: {
      provider: 'youtube',
      videoId: 'dQw4w9WgXcQ',
      poster: 'pictures/estudio-tv/960.avif',
      durationMs: 754_000,
    },
  },
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Reproducir: El río que cambió de curso/ });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname);
    await waitFor(() => expect(loaded.filter((host) => host.includes('youtube'))).toEqual([]));
  },
};

export const WithoutPoster: Story = {
  args: { player: { provider: 'vimeo', videoId: '76979871' }, title: 'El páramo' },
};
