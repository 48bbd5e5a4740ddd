import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './index.ts';

const meta = {
  component: Popover,
  args: {
    trigger: <Button variant="secondary">¿Qué incluye?</Button>,
    children: <Text voice="body-s">Lectura ilimitada, las siete últimas ediciones y los boletines.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's own: opens with the button, closes with Escape, gives the focus back. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/Lectura ilimitada/)).toBeVisible();
  },
};

const CENTERED = { display: 'grid', placeItems: 'center', blockSize: 400 };

/** Opens it, and tells where the panel is from the button, in px. */
async function openedBeside(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button');
  await userEvent.click(button);
  const panel = canvas.getByText(/Lectura ilimitada/).closest('[popover]')!;
  await expect(panel).toBeVisible();
  const [from, at] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  return {
    above: Math.round(from.top - at.bottom),
    below: Math.round(at.top - from.bottom),
    before: Math.round(from.left - at.right),
    after: Math.round(at.left - from.right),
    left: Math.round(at.left - from.left),
    right: Math.round(at.right - from.right),
    middle: Math.round(middle(at) - middle(from)),
  };
}

const placed = (side: 'above' | 'below' | 'before' | 'after', align: 'start' | 'center' | 'end'): Story => ({
  args: {
    side,
    align,
    children: <Text voice="body-s">Lectura ilimitada y los boletines.</Text>,
  },
  decorators: [(story) => <div style={CENTERED}>{story()}</div>],
  parameters: { screenshot: { width: 900, height: 480 } },
  play: async ({ canvasElement }) => {
    const at = await openedBeside(canvasElement);
    await expect(at[side]).toBe(4);
    if (side === 'above' || side === 'below')
      await expect(
        Math.abs(at[align === 'start' ? 'left' : align === 'end' ? 'right' : 'middle']),
      ).toBeLessThan(2);
  },
});

export const Centered = placed('below', 'center');
export const AtTheEnd = placed('below', 'end');
export const Above = placed('above', 'start');
export const Before = placed('before', 'center');
export const After = placed('after', 'start');

/** Without room below it opens above. */
export const NoRoom: Story = {
  decorators: [(story) => <div style={{ paddingBlockStart: 'calc(100vh - 90px)' }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await expect((await openedBeside(canvasElement)).above).toBe(4);
  },
  parameters: { screenshot: { skip: true } },
};

/** The parent holds the state: another button opens it, and a button inside closes it. */
export const Controlled: Story = {
  args: { label: 'Qué incluye la suscripción' },
  render: function Parent(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover {...args} open={open} onOpenChange={setOpen}>
          {args.children}
          <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
            Entendido
          </Button>
        </Popover>{' '}
        <output>{open ? 'Abierto' : 'Cerrado'}</output>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: '¿Qué incluye?' });
    await userEvent.click(trigger);
    await expect(await canvas.findByText('Abierto')).toBeVisible();
    const panel = canvas.getByRole('group', { name: 'Qué incluye la suscripción' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Entendido' }));
    await expect(await canvas.findByText('Cerrado')).toBeVisible();
    await waitFor(() => expect(panel).not.toBeVisible());
    await userEvent.click(trigger);
    await expect(await canvas.findByText('Abierto')).toBeVisible();
    await expect(panel).toBeVisible();
  },
};

/** A browser without anchor positioning: the script places it. */
export const WithoutAnchors: Story = {
  decorators: [(story) => <div style={CENTERED}>{story()}</div>],
  play: async ({ canvasElement }) => {
    spyOn(CSS, 'supports').mockReturnValue(false);
    const { below, left } = await openedBeside(canvasElement);
    const panel = canvasElement.querySelector<HTMLElement>('[popover]')!;
    await expect([below, left]).toEqual([4, 0]);
    await waitFor(() => expect(panel.style.inset).not.toBe(''));
    const [from, at] = [within(canvasElement).getByRole('button'), panel].map((e) =>
      e.getBoundingClientRect(),
    );
    await expect([at!.top - from!.bottom, at!.left - from!.left].map(Math.round)).toEqual([4, 0]);
  },
  parameters: { screenshot: { skip: true } },
};
