import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ListeningList } from '../../../domain/listening/list.ts';
import { Text } from '../../../components/Text/Text.tsx';
import {
  fakeListening,
  SENTENCES,
  storyAt,
  textOf,
  type FakeListening,
  type FakeOptions,
} from './fake-listening.fixture.ts';
import { ListeningBar } from './ListeningBar.tsx';

const RIVER = { ...storyAt('/rio/'), picture: 'pictures/amazonas-rio/320.avif' };
const MILK = storyAt(
  '/leche/',
  'El precio de la leche baja en la finca y no en la tienda: quién se queda con la diferencia',
);
const VOTE = storyAt('/voto/', 'La noche en que el Senado contó dos veces');

/** A player with a voice that says nothing, so that stories are the same everywhere. */
const opened = (stories: ListeningList['stories'], options: FakeOptions = {}) => {
  const fake = fakeListening({
    texts: {
      '/rio/': textOf({ sentences: Array.from({ length: 40 }, () => SENTENCES).flat() }),
      '/leche/': textOf({ sentences: SENTENCES.slice(0, 1), locked: true, subscribe: '/store/' }),
      '/voto/': textOf({ recording: { src: '/sounds/voto.mp3' } }),
    },
    list: { stories, place: 30, length: 120 },
    ...options,
  });
  fake.listening.open();
  return fake;
};

/** The player that the last story has opened: each begins with one that is new. */
let last: FakeListening | undefined;

function Opened({
  stories,
  options,
  ...props
}: Omit<ComponentProps<typeof ListeningBar>, 'listening'> & {
  stories: ListeningList['stories'];
  options?: FakeOptions;
}) {
  const [fake] = useState(() => (last = opened(stories, options)));
  return <ListeningBar {...props} listening={fake.listening} />;
}

const meta = {
  component: ListeningBar,
  parameters: { layout: 'fullscreen' },
  args: { listening: opened([RIVER]).listening },
  decorators: [
    (story) => (
      <>
        <div style={{ minBlockSize: 160, padding: 16 }}>
          <Text>{SENTENCES.join(' ')}</Text>
        </div>
        {story()}
      </>
    ),
  ],
} satisfies Meta<typeof ListeningBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On the next page of a browser that wants a touch first: it waits at its place. */
export const Waiting: Story = {
  render: ({ listening: _, ...args }) => <Opened {...args} stories={[RIVER]} />,
};

/** The voice reads; the sentence after it comes when it has ended. */
export const Playing: Story = {
  render: ({ listening: _, ...args }) => <Opened {...args} stories={[RIVER]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar' }));
    await canvas.findByText(/Quedan \d+ minutos/);
    const heard = last!.heard.length;
    await last!.end();
    await waitFor(() => expect(last!.heard.length).toBe(heard + 1));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Velocidad' }), '1.5');
    await waitFor(() => expect(last!.heard.at(-1)).toMatch(/^1\.5×/));
    await userEvent.click(canvas.getByRole('button', { name: 'Frase anterior' }));
    await expect(canvas.getByRole('button', { name: 'Pausa' })).toBeVisible();
  },
};

/** Two articles wait. */
export const Queue: Story = {
  render: ({ listening: _, ...args }) => <Opened {...args} stories={[RIVER, MILK, VOTE]} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Cola: \d artículos?/ });
    if (button.ariaExpanded !== 'true') await userEvent.click(button);
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getByRole('link', { name: MILK.title })).toHaveAttribute('href', '/leche/');
  },
};

/** The free part has ended: the bar says it, and leads to the subscription. */
export const Locked: Story = {
  render: ({ listening: _, ...args }) => (
    <Opened {...args} stories={[MILK]} options={{ list: { stories: [MILK], place: 1 } }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar' }));
    await waitFor(() => expect(last!.heard.length).toBeGreaterThan(0));
    await last!.end();
    await expect(canvas.getByRole('status')).toHaveTextContent('El resto es para suscriptores');
    await expect(canvas.getByRole('link', { name: 'Ver la suscripción' })).toHaveAttribute('href', '/store/');
  },
};

/** A browser without a voice for Spanish. */
export const NoVoice: Story = {
  render: ({ listening: _, ...args }) => <Opened {...args} stories={[RIVER]} options={{ voice: false }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('no tiene una voz en español'));
    await expect(last!.heard).toEqual([]);
  },
};

/** An episode: its steps are of 15 seconds. */
export const Recording: Story = {
  parameters: { screenshot: { skip: true } },
  render: ({ listening: _, ...args }) => (
    <Opened {...args} stories={[VOTE]} options={{ list: { stories: [VOTE], place: 0 } }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Adelantar 15 segundos' }));
    await waitFor(() => expect(last!.heard.at(-1)).toMatch(/voto\.mp3 \d+$/));
  },
};

/** Closed: nothing is shown. */
export const Closed: Story = {
  parameters: { screenshot: { skip: true } },
  render: ({ listening: _, ...args }) => <Opened {...args} stories={[RIVER]} />,
  play: async ({ canvas, userEvent }) => {
    const close = canvas.queryByRole('button', { name: 'Cerrar el reproductor' });
    if (close) await userEvent.click(close);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
