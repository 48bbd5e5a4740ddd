// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Dialog, DialogClose } from './index.ts';

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
          <Dialog {...props} open={open} onOpenChange={setOpen} />
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

  it('holds the page behind it, but what speaks, and releases it', () => {
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = '<a href="/x">Enlace</a><p role="status"></p>';
    const script = document.head.appendChild(document.createElement('script'));
    const complains = vi.spyOn(console, 'error');
    const { unmount } = render(<Dialog {...props} defaultOpen />);
    expect(page.querySelector('a')).toHaveAttribute('inert');
    expect(page.querySelector('p')!.closest('[inert]')).toBeNull();
    expect(complains).not.toHaveBeenCalled();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
    unmount();
    expect(page.querySelector('[inert]')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    page.remove();
    script.remove();
  });

  it('of two dialogs the first that closes leaves the page held', () => {
    const page = document.body.appendChild(document.createElement('main'));
    const below = render(<Dialog {...props} defaultOpen />);
    const above = render(<Dialog {...props} title="Otra" defaultOpen />);
    below.unmount();
    expect(page).toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('hidden');
    above.unmount();
    expect(page).not.toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('');
    page.remove();
  });

  it('closes by a click beside it, not by the other button, and not by a click in a layer above', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(<Dialog {...props} open onOpenChange={onOpenChange} />);
    const scrim = screen.getByRole('dialog').parentElement!;
    const above = document.body.appendChild(document.createElement('ul'));
    // Radix listens from the next task on.
    await new Promise((resolve) => setTimeout(resolve));
    await user.click(above);
    await user.pointer({ keys: '[MouseRight]', target: scrim });
    await new Promise((resolve) => setTimeout(resolve));
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.click(scrim);
    await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
    above.remove();
  });

  it.each([
    ['a layer above that has the focus', (list: HTMLElement) => list],
    ['the open list of a field', () => screen.getByRole('combobox')],
  ])('leaves Escape to %s, which gets it unprevented', async (_what, focused) => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(
      <Dialog {...props} open onOpenChange={onOpenChange}>
        <input role="combobox" aria-expanded="true" aria-controls="lista" />
      </Dialog>,
    );
    const list = document.body.appendChild(document.createElement('ul'));
    Object.assign(list, { id: 'lista', tabIndex: -1 });
    const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', pressed);
    focused(list).focus();
    await user.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(pressed.mock.results).toEqual([{ type: 'return', value: false }]);
    document.removeEventListener('keydown', pressed);
    list.remove();
    screen.getByRole('combobox').setAttribute('aria-expanded', 'false');
    screen.getByRole('dialog').focus();
    await user.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('takes the focus when the element that had it is removed', async () => {
    render(
      <Dialog {...props} defaultOpen>
        <button id="gone">Continuar</button>
      </Dialog>,
    );
    const button = screen.getByRole('button', { name: 'Continuar' });
    button.focus();
    button.remove();
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  });

  it('is added to another element on request', () => {
    const container = document.body.appendChild(document.createElement('div'));
    render(<Dialog {...props} container={container} defaultOpen />);
    expect(container).toContainElement(screen.getByRole('dialog'));
    container.remove();
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
