// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Dialog, DialogClose, returnsFocus } from './index.ts';

const props = { title: 'Compartir', children: 'Contenido' };

describe('T4 Dialog', () => {
  describeConformance(Dialog, { props: { ...props, defaultOpen: true }, element: 'div' });

  it('is named by its title and described by its description', () => {
    render(<Dialog {...props} description="Elija una red" defaultOpen />);
    const dialog = screen.getByRole('dialog', { name: 'Compartir' });
    expect(dialog).toHaveAccessibleDescription('Elija una red');
  });

  it('points at no description without one', () => {
    render(<Dialog {...props} defaultOpen />);
    expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps its name when the title is hidden', () => {
    render(<Dialog {...props} titleHidden defaultOpen />);
    expect(screen.getByRole('dialog', { name: 'Compartir' })).toHaveAttribute('data-title', 'hidden');
  });

  it('opens from its trigger, traps the focus, closes with Escape and returns the focus', async () => {
    const user = userEvent.setup();
    render(<Dialog {...props} trigger={<Button>Abrir</Button>} />);
    const trigger = screen.getByRole('button', { name: 'Abrir' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(trigger);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('without a trigger returns the focus to the element that had it', async () => {
    const user = userEvent.setup();
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Preguntar</Button>
          <Dialog {...props} open={open} onOpenChange={setOpen} onCloseAutoFocus={returnsFocus} />
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Preguntar' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(opener).toHaveFocus());
  });

  it('keeps the trigger’s styles', () => {
    render(<Dialog {...props} trigger={<Button variant="quiet">Abrir</Button>} />);
    expect(screen.getByRole('button')).toHaveAttribute('data-variant', 'quiet');
  });

  it('closes with its close button and with DialogClose', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog {...props} open onOpenChange={onOpenChange}>
        <DialogClose asChild>
          <Button>Listo</Button>
        </DialogClose>
      </Dialog>,
    );
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('has no close button if it is not closable', () => {
    render(<Dialog {...props} closable={false} defaultOpen />);
    expect(within(screen.getByRole('dialog')).queryByRole('button')).toBeNull();
  });

  it('keeps its buttons outside of the scrolling content, which the keyboard reaches', () => {
    render(<Dialog {...props} footer={<Button>Listo</Button>} defaultOpen />);
    const dialog = screen.getByRole('dialog');
    const body = screen.getByText('Contenido');
    expect(body.parentElement).toBe(dialog);
    expect(body).toHaveAttribute('tabindex', '0');
    expect(body).not.toContainElement(screen.getByRole('button', { name: 'Listo' }));
  });

  it('the server renders the trigger and no dialog', () => {
    const html = renderToString(<Dialog {...props} trigger={<Button>Abrir</Button>} />);
    expect(html).toContain('Abrir');
    expect(html).not.toContain('Contenido');
  });
});
