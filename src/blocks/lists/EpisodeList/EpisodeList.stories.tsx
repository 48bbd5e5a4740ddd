import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { EpisodeList } from './EpisodeList.tsx';

const recording = { sources: [{ src: '/no-hay-audio.mp3', type: 'audio/mpeg' }], durationMs: 80_000 };
const episodes = teasers(4).map((teaser, at) => ({
  podcast: at < 2 ? 'El país que suena' : 'El cuaderno del tendero',
  teaser: { ...teaser, kicker: `Episodio ${4 - at}` },
  recording,
}));

const meta = {
  component: EpisodeList,
  args: { title: 'Otros episodios', feed: '/podcasts/rss.xml', episodes },
} satisfies Meta<typeof EpisodeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('audio[preload=none][controls]')).toHaveLength(4);
    await expect(canvas.getAllByText(/1:20/)).toHaveLength(4);
  },
};

/** The last one is for subscribers: it has no player. */
export const Locked: Story = {
  args: { episodes: [...episodes.slice(0, 1), { teaser: { ...episodes[1]!.teaser, locked: true } }] },
  parameters: { screenshot: { skip: true } },
};

export const One: Story = {
  args: { episodes: episodes.slice(0, 1) },
  parameters: { screenshot: { skip: true } },
};

export const WithoutPicture: Story = {
  args: {
    episodes: episodes.map(({ teaser, ...one }) => ({ ...one, teaser: { ...teaser, picture: undefined } })),
  },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: {
    episodes: [
      {
        recording,
        teaser: {
          ...TEASERS.lead,
          headline:
            'Otorrinolaringólogos y electroencefalografistas oyen juntos, durante ochenta segundos, un río de mil quinientos kilómetros',
        },
      },
    ],
  },
  parameters: { screenshot: { skip: true } },
};

/** Renders nothing without episodes. */
export const Empty: Story = { args: { episodes: [] }, parameters: { screenshot: { skip: true } } };
