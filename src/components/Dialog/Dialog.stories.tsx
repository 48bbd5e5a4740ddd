import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { Text } from '../Text/index.ts';
import { Dialog, DialogClose } from './index.ts';

const meta = {
  component: Dialog,
  args: {
    trigger: <Button variant="secondary">Cancelar la suscripción</Button>,
    title: '¿Quiere cancelar la renovación automática?',
    description: 'Seguirá leyendo sin límites hasta el 14 de agosto de 2026.',
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <DialogClose asChild>
          <Button>Seguir suscrito</Button>
        </DialogClose>
        <Button variant="quiet">Sí, cancelar</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with Enter, keeps the focus inside, closes with Escape and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Cancelar la suscripción' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /renovación automática/ });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Small: Story = { args: { defaultOpen: true, size: 'small' } };

export const Large: Story = { args: { defaultOpen: true, size: 'large' } };

/** The title is announced and not shown: the content has its own. */
export const TitleHidden: Story = { args: { defaultOpen: true, titleHidden: true } };

/** Higher than the screen: the whole of it scrolls. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 16 }, (_, at) => (
      <Text key={at}>
        {at + 1}. El suscriptor podrá acceder a las últimas siete ediciones impresas desde cualquiera de sus
        dispositivos.
      </Text>
    )),
  },
};

/** The title and the buttons stay in sight; what is between them scrolls. */
export const Footer: Story = {
  args: {
    ...LongContent.args,
    title: 'Términos de la suscripción',
    description: undefined,
    footer: (
      <>
        <DialogClose asChild>
          <Button variant="quiet">Ahora no</Button>
        </DialogClose>
        <Button>Acepto</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Términos de la suscripción' });
    const accept = within(dialog).getByRole('button', { name: 'Acepto' });
    const body = dialog.querySelector('.body')!;
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    body.scrollTop = body.scrollHeight;
    await expect(accept.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    body.scrollTop = 0;
  },
};

/** Escape closes the calendar, then the dialog. */
export const CalendarInside: Story = {
  args: {
    title: 'Buscar en el archivo',
    description: undefined,
    children: <DatePicker label="Edición" today="2026-11-20" defaultValue="2026-11-12" />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buscar en el archivo' }));
    const open = dialog.getByRole('button', { name: 'Abrir el calendario Edición' });
    await userEvent.click(open);
    const day = await dialog.findByRole('button', { name: 'jueves, 12 de noviembre de 2026, elegido' });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('grid')).toBeNull());
    await expect(dialog.getByLabelText('Edición')).toBeVisible();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: { screenshot: { skip: true } },
};

/** A list as other libraries show it: added to the page when it opens, with its own focus and keys. */
function otherList(choose: (text: string) => void): void {
  const list = document.createElement('ul');
  Object.assign(list, { tabIndex: -1 });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Departamentos');
  list.style.cssText =
    'position: fixed; inset: 40% auto auto 40%; z-index: 1300; margin: 0; padding: 8px; block-size: 80px; overflow: auto; background: Canvas; color: CanvasText; list-style: none';
  const close = (text?: string): void => {
    list.remove();
    if (text) choose(text);
  };
  for (const name of ['Antioquia', 'Boyacá', 'Caldas', 'Nariño', 'Tolima', 'Valle del Cauca']) {
    const option = list.appendChild(document.createElement('li'));
    option.setAttribute('role', 'option');
    option.textContent = name;
    option.addEventListener('click', () => close(name));
  }
  list.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) close();
  });
  document.body.append(list);
  list.focus();
}

/** The list of another library is above the dialog: clicks, Escape and the focus are for the list. */
export const LayerAbove: Story = {
  args: { title: 'Dirección de facturación', description: undefined },
  render: function LayerAbove(args) {
    const [chosen, setChosen] = useState('Elegir');
    return (
      <Dialog {...args} trigger={<Button variant="secondary">Cambiar la dirección</Button>}>
        <Button variant="secondary" aria-haspopup="listbox" onClick={() => otherList(setChosen)}>
          {chosen}
        </Button>
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    const field = (name: string) => within(dialog).getByRole('button', { name });
    await userEvent.click(field('Elegir'));
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus());
    const [first] = screen.getAllByRole('option');
    const { x, y, width, height } = first!.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(first);
    await userEvent.click(screen.getByRole('option', { name: 'Boyacá' }));
    await expect(dialog).toBeVisible();
    await userEvent.click(field('Boyacá'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeVisible();
    field('Boyacá').focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: { screenshot: { skip: true } },
};
