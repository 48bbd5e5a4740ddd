import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { ALL_BRANDS } from '../../account/settings-parts/states.fixture.ts';
import { GoogleSubscription } from './GoogleSubscription.tsx';
import type { GoogleState } from './states.ts';

const meta = {
  component: GoogleSubscription,
  args: { purpose: 'buy', onAsk: fn(), subscriptions: weekly.routes.subscriptions },
} satisfies Meta<typeof GoogleSubscription>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the store. */
export const Buy: Story = {
  parameters: ALL_BRANDS,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suscribirse con Google' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('buy');
    const link = canvas.getByRole('button', { name: 'Vincular una suscripción de Google' });
    await userEvent.click(link);
    await expect(args.onAsk).toHaveBeenLastCalledWith('link');
    link.blur();
  },
};
/** In the account. */
export const Link: Story = { args: { purpose: 'link' } };
/** On a receipt. */
export const Save: Story = { args: { purpose: 'save' } };

const shown = (state: GoogleState, purpose: 'buy' | 'link' | 'save' = 'buy'): Story => ({
  args: { state, purpose },
});

export const Asking: Story = shown('busy');
export const WindowOpen: Story = shown('open');
export const Paid: Story = shown('paid');
export const Linked: Story = shown('linked', 'link');
export const Saved: Story = shown('saved', 'save');
export const NoneFound: Story = shown('none', 'link');
export const NotPaid: Story = shown('notPaid');
export const Blocked: Story = shown('unavailable');
/** Google has the money, and the account does not have the subscription: linking is what is left to do. */
export const Lost: Story = {
  ...shown('lost'),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Vincular una suscripción de Google']);
  },
};
export const Refused: Story = shown('refused', 'link');
export const Paused: Story = shown('paused', 'link');
