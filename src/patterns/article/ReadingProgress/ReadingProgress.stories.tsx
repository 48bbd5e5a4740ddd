import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../../../components/Text/Text.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

const WORDS =
  'La creciente bajó del páramo de noche. Al amanecer el río había cambiado de cauce y la escuela estaba en la otra orilla.';

const meta = {
  component: ReadingProgress,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <article style={{ viewTimelineName: '--rt-reading' }}>
      <ReadingProgress {...args} />
      {Array.from({ length: 60 }, (_, at) => (
        <Text key={at}>{WORDS}</Text>
      ))}
    </article>
  ),
} satisfies Meta<typeof ReadingProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

const width = (root: HTMLElement): number =>
  root.querySelector('[data-reading-progress]')!.getBoundingClientRect().width / innerWidth;

export const Begun: Story = {
  play: async ({ canvasElement }) => expect(width(canvasElement)).toBe(0),
};

export const HalfRead: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const article = canvasElement.querySelector('article')!;
    scrollTo(0, (article.offsetHeight - innerHeight) / 2);
    await waitFor(() => expect(width(canvasElement)).toBeCloseTo(0.5, 1));
  },
};

export const Read: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(width(canvasElement)).toBeCloseTo(1, 1));
  },
};
