import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FILM, inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyVideo } from './BodyVideo.tsx';

const meta = {
  component: BodyVideo,
  decorators: [inTextColumn],
  args: {
    player: FILM,
    title: 'La ministra de Hacienda responde',
    description: 'Ángela Vallecilla explica de dónde saldrá la plata del presupuesto.',
  },
} satisfies Meta<typeof BodyVideo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const File: Story = {};

/** A film in parts: the list plays from each of them and marks the one that plays. */
export const Chapters: Story = {
  args: {
    player: {
      ...FILM,
      chapters: [
        { title: 'El recaudo que no alcanzó', startMs: 0 },
        { title: 'Qué dice la regla fiscal', startMs: 64_000 },
        { title: 'Lo que se aplaza hasta el año entrante', startMs: 131_000 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video')!;
    // There is no such file: the film only says where it is.
    Object.defineProperty(film, 'currentTime', { value: 70, writable: true });
    await waitFor(() => {
      film.dispatchEvent(new Event('timeupdate'));
      return expect(within(canvasElement).getByRole('link', { current: true })).toHaveTextContent(
        'Qué dice la regla fiscal',
      );
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subtítulos' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Subtítulos' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Only a stream, which many browsers play by a script: a link over the film begins it. */
export const StreamAlone: Story = {
  args: {
    player: {
      provider: 'file',
      poster: 'pictures/estudio-tv/960.avif',
      sources: [{ src: '/no-hay-video.m3u8', type: 'application/vnd.apple.mpegurl' }],
    },
  },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Reproducir: La ministra/ })).toBeVisible();
    await expect(canvasElement.querySelector('video')!.controls).toBe(false);
  },
};

/** Neither the stream nor the file can be played. */
export const Failed: Story = {
  // Drawn as in VideoPlayer.
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video')!;
    await waitFor(async () => {
      film.dispatchEvent(new Event('error'));
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No pudimos reproducirlo');
    });
    await expect(within(canvasElement).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** A player outside the text has a label. */
export const Labelled: Story = { args: { label: 'En video', description: '' } };

export const Uncaptioned: Story = {
  args: { captioned: false },
  parameters: { screenshot: { skip: true } },
};
