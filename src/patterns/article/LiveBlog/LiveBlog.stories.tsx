import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useEffect, useState } from 'react';
import { inTextColumn } from '../../../blocks/shared/fixtures/article.tsx';
import { livePost, newestOf, RUNNING, STREAM } from './live-blog.fixture.ts';
import type { LiveMessage } from './live-message.ts';
import { LiveBlog } from './LiveBlog.tsx';

const meta = {
  component: LiveBlog,
  decorators: [inTextColumn],
  args: RUNNING,
} satisfies Meta<typeof LiveBlog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Pinned: Story = {
  args: { pinned: livePost(3, { pinned: true, key: true }) },
  parameters: { screenshot: { skip: true } },
};

export const Ended: Story = { args: { ended: true }, parameters: { screenshot: { skip: true } } };

export const Empty: Story = {
  args: { stretch: newestOf(0), summary: [], moments: [], updated: undefined },
};

/** The newest page of 500 posts has a link to older ones. */
export const Many: Story = {
  args: { stretch: newestOf(500) },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(50);
    await expect(canvas.getByRole('link', { name: 'Anteriores' })).toHaveAttribute(
      'href',
      expect.stringContaining('tramo=9'),
    );
  },
};

const post = (number: number): string =>
  `<article id="nota-${number}" tabindex="-1" data-changed="x"><p class="stamp"><a href="#nota-${number}">` +
  `<time datetime="${livePost(number).dateTime}">${livePost(number).time}</time></a></p><h2>Nota nueva ${number}</h2></article>`;

const MESSAGE: LiveMessage = {
  version: '2026-11-21T14:40:00.000Z',
  posts: [9, 8, 7].map((number) => ({ id: `nota-${number}`, html: post(number), fresh: true })),
  removed: [],
  pinned: null,
  updated: { iso: '2026-11-21T14:40:00.000Z', text: '9:40 a. m.' },
  ended: false,
};

/** Replaces the browser's connection while the story is shown. */
const connectedTo =
  (
    begin: (source: { onmessage?: (event: { data: string }) => void; onerror?: () => void }) => void,
  ): Decorator =>
  (show) => {
    const [ready, setReady] = useState(false);
    useEffect(() => {
      const kept = globalThis.EventSource;
      class Source {
        static readonly CLOSED = 2;
        readonly readyState = 0;
        onmessage?: (event: { data: string }) => void;
        onerror?: () => void;
        private readonly begins = setTimeout(() => begin(this));
        close(): void {
          clearTimeout(this.begins);
        }
      }
      globalThis.EventSource = Source as unknown as typeof EventSource;
      setReady(true);
      return () => {
        // A key without a value would look like support.
        if (kept) globalThis.EventSource = kept;
        else Reflect.deleteProperty(globalThis, 'EventSource');
      };
    }, []);
    return ready ? show() : <></>;
  };

/** New posts wait behind a button. It takes no room. */
export const NewPosts: Story = {
  args: { stream: STREAM },
  parameters: { screenshot: { skip: true } },
  decorators: [connectedTo((source) => source.onmessage?.({ data: JSON.stringify(MESSAGE) }))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '3 actualizaciones nuevas' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 actualizaciones nuevas'));
  },
};

/** The button shows them and moves the focus to the newest. */
export const NewPostsShown: Story = {
  ...NewPosts,
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: '3 actualizaciones nuevas' });
    await userEvent.click(button);
    await waitFor(() => expect(document.activeElement?.id).toBe('nota-9'));
    await expect(button).not.toBeVisible();
    await expect(
      canvas
        .getAllByRole('article')
        .map(({ id }) => id)
        .slice(0, 4),
    ).toEqual(['nota-9', 'nota-8', 'nota-7', 'nota-6']);
  },
};

/** After ten seconds without a connection the blog shows a message. */
export const Failing: Story = {
  args: { stream: STREAM },
  parameters: { screenshot: { skip: true } },
  decorators: [connectedTo((source) => source.onerror?.())],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(
      () => expect(canvas.getByText(/Sin conexión/, { selector: '.failing > .whole' })).toBeVisible(),
      {
        timeout: 14_000,
      },
    );
  },
};
