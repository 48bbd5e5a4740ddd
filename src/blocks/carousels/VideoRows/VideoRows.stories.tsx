import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { VideoRows } from './VideoRows.tsx';

const videos = (count: number, row: string) =>
  teasers(count).map((teaser) => ({
    ...teaser,
    id: `${row}-${teaser.id}`,
    format: 'video' as const,
    duration: TEASERS.video.duration,
  }));

const row = (title: string, count: number) => ({
  title,
  url: `/semanario-tv/categorias/${title.toLowerCase()}/`,
  teasers: videos(count, title),
});

const meta = {
  component: VideoRows,
  parameters: { layout: 'fullscreen' },
  globals: { mode: 'dark' },
  args: { rows: [row('Política', 5), row('Economía', 6)] },
} satisfies Meta<typeof VideoRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The title of a row whose editor set only its key. */
export const TitleOfKey: Story = { args: { rows: [row('vida moderna', 5)] } };
export const OneVideo: Story = { args: { rows: [row('Salud', 1)], from: 1 } };
/** Renders nothing without rows. */
export const Empty: Story = { args: { rows: [] } };

export const LongHeadline: Story = {
  args: { rows: [{ title: 'Información comercial', url: '/tv/', teasers: [TEASERS.long] }] },
  parameters: { screenshot: { skip: true } },
};

export const WithoutPicture: Story = {
  args: { rows: [{ title: 'Salud', url: '/tv/', teasers: [TEASERS.withoutPicture, ...videos(2, 'salud')] }] },
  parameters: { screenshot: { skip: true } },
};
