// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Dialog } from '../Dialog/index.ts';
import { AlertDialog } from './index.ts';

const props = {
  title: '¿Eliminar la cuenta?',
  description: 'No se puede recuperar.',
  cancelLabel: 'Conservar',
  actionLabel: 'Eliminar',
};
const open = () => screen.queryByRole('alertdialog');
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));
/** A dialog listens to clicks beside it from the next task on, and answers in the one after. */
const clickBeside = async (dialog: HTMLElement) => {
  await nextTask();
  fireEvent.pointerDown(dialog.parentElement!);
  fireEvent.click(dialog.parentElement!);
  await nextTask();
};

describe('T4 AlertDialog', () => {
  describeConformance(AlertDialog, { props: { ...props, defaultOpen: true }, element: 'div' });

  it('is named by its title and described by the consequence', () => {
    render(<AlertDialog {...props} defaultOpen />);
    const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar la cuenta?' });
    expect(dialog).toHaveAccessibleDescription('No se puede recuperar.');
  });

  it('begins at the button that changes nothing, and has no other way out than its two', () => {
    render(<AlertDialog {...props} defaultOpen />);
    expect(screen.getByRole('button', { name: 'Conservar' })).toHaveFocus();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('a click beside does not close it, as it closes a dialog', async () => {
    const { unmount } = render(<Dialog title="Compartir" defaultOpen />);
    await clickBeside(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    render(<AlertDialog {...props} defaultOpen />);
    await clickBeside(open()!);
    expect(open()).not.toBeNull();
  });

  it('cancels with its button and with Escape, and does nothing then', async () => {
    const onAction = vi.fn();
    render(<AlertDialog {...props} trigger={<Button>Abrir</Button>} onAction={onAction} />);
    const trigger = screen.getByRole('button', { name: 'Abrir' });
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: 'Conservar' }));
    expect(open()).toBeNull();
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    expect(open()).toBeNull();
    expect(trigger).toHaveFocus();
    expect(onAction).not.toHaveBeenCalled();
  });

  it('closes after the action, unless the action prevents it', async () => {
    const onAction = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { unmount } = render(<AlertDialog {...props} defaultOpen onAction={onAction} />);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(open()).not.toBeNull();
    unmount();
    render(<AlertDialog {...props} defaultOpen />);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(open()).toBeNull();
  });

  it('nothing closes it while it is busy', async () => {
    const onAction = vi.fn();
    render(<AlertDialog {...props} defaultOpen busy onAction={onAction} />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conservar' }));
    expect(open()).not.toBeNull();
    expect(onAction).not.toHaveBeenCalled();
  });

  it('the server renders the trigger and no dialog', () => {
    const html = renderToString(<AlertDialog {...props} trigger={<Button>Abrir</Button>} />);
    expect(html).toContain('Abrir');
    expect(html).not.toContain('Conservar');
  });
});
