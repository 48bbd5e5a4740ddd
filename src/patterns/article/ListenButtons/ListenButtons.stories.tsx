import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fakeListening, textOf } from '../ListeningBar/fake-listening.fixture.ts';
import { ListeningBar } from '../ListeningBar/ListeningBar.tsx';
import { ListenButtonsRoot } from './ListenButtons.styles.ts';
import { ListenButtons } from './ListenButtons.tsx';
import ListenChoice from './ListenChoice.tsx';
import { startListenButtons } from './start-listen-buttons.ts';

const meta = {
  component: ListenButtons,
  args: { path: '/nota/', title: 'El río que cambió de orilla', brand: 'Semanario' },
} satisfies Meta<typeof ListenButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

const DATA = { path: '/nota/', title: 'El río que cambió de orilla', brand: 'Semanario' };

/** The buttons over a player whose voice says nothing, without the island that opens that of the browser. */
function Pair() {
  const place = useRef<HTMLDivElement>(null);
  const [{ listening }] = useState(() => fakeListening({ texts: { '/nota/': textOf() } }));
  useEffect(() => startListenButtons(place.current!, DATA, listening), [listening]);
  return (
    <>
      <div ref={place} style={{ padding: '1rem' }}>
        <ListenButtonsRoot>
          <ListenChoice />
        </ListenButtonsRoot>
      </div>
      <ListeningBar listening={listening} />
    </>
  );
}

export const WithPlayer: Story = {
  parameters: { layout: 'fullscreen', screenshot: { skip: true } },
  render: () => <Pair />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar después' }));
    await waitFor(() => expect(canvas.getByText('Está en la cola para escuchar')).toBeInTheDocument());
    const bar = await canvas.findByRole('region', { name: 'Artículo que se escucha' });
    await expect(within(bar).getByRole('button', { name: 'Escuchar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar este artículo' }));
    await within(bar).findByRole('button', { name: 'Pausa' });
  },
};
