import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fakeListening, textOf } from '../ListeningBar/fake-listening.fixture.ts';
import { ListeningBar } from '../ListeningBar/ListeningBar.tsx';
import { ListenButtons } from './ListenButtons.tsx';
import { startListenButtons } from './start-listen-buttons.ts';

const meta = {
  component: ListenButtons,
  args: { path: '/nota/', title: 'El río que cambió de orilla', brand: 'Semanario' },
} satisfies Meta<typeof ListenButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

const fake = fakeListening({ texts: { '/nota/': textOf() } });

/** With the player of a page, whose voice says nothing here. */
export const WithPlayer: Story = {
  parameters: { layout: 'fullscreen', screenshot: { skip: true } },
  render: (args) => (
    <>
      <ListenButtons {...args} />
      <ListeningBar listening={fake.listening} />
    </>
  ),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const buttons = canvasElement.querySelector<HTMLElement>('.rt-listen-buttons')!;
    const stop = startListenButtons(buttons, args, fake.listening);
    // The island's script would open the browser's player.
    buttons.addEventListener('click', (event) => event.stopPropagation());
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar después' }));
    await waitFor(() => expect(within(buttons).getByRole('status')).toHaveTextContent('Está en la cola'));
    const bar = canvas.getByRole('region', { name: 'Artículo que se escucha' });
    await expect(fake.heard).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar este artículo' }));
    await within(bar).findByRole('button', { name: 'Pausa' });
    fake.listening.close();
    stop();
  },
};
