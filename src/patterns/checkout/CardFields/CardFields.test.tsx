// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemoryCards } from '../../../providers/memory/cards.ts';
import type { CardBox, CardsPort } from '../../../providers/ports/cards.ts';
import { CardFields } from './index.ts';

describe('C4 CardFields', () => {
  it('gives the fields to the form, and takes them back', async () => {
    const box = createRef<CardBox>();
    const { unmount } = render(<CardFields port={createMemoryCards({ chosen: 'approve' })} box={box} />);
    await waitFor(() => expect(box.current).not.toBeNull());
    expect(await box.current?.tokenise()).toMatchObject({ token: 'card-approve', lastFour: '1111' });
    box.current?.clear();
    await expect(box.current?.tokenise()).rejects.toMatchObject({ code: 'cardInvalid' });
    unmount();
    expect(box.current).toBeNull();
  });

  it('says that the frame is missing, and tries again', async () => {
    const box = createRef<CardBox>();
    const memory = createMemoryCards();
    const port: CardsPort = {
      render: vi.fn(memory.render).mockRejectedValueOnce(new ApiError('timeout', 'no frame')),
    };
    render(<CardFields port={port} box={box} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    // In the place of the button, which is gone.
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the focus of a reader who goes on while they load again', async () => {
    const memory = createMemoryCards();
    const port: CardsPort = {
      render: vi.fn(memory.render).mockRejectedValueOnce(new ApiError('timeout', 'no frame')),
    };
    render(
      <>
        <CardFields port={port} box={createRef<CardBox>()} />
        <input aria-label="Nombre" />
      </>,
    );
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    act(() => {
      again.click();
      screen.getByRole('textbox').focus();
    });
    expect(await screen.findByRole('combobox')).toBeTruthy();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('removes fields that arrive after it has gone', async () => {
    const box = createRef<CardBox>();
    const late = { tokenise: vi.fn(), clear: vi.fn(), focus: vi.fn(), remove: vi.fn() };
    let arrive = (): void => undefined;
    const port: CardsPort = {
      render: () => new Promise((resolve) => (arrive = () => resolve(late))),
    };
    render(<CardFields port={port} box={box} />).unmount();
    arrive();
    await waitFor(() => expect(late.remove).toHaveBeenCalled());
    expect(box.current).toBeNull();
  });

  it('announces the service’s message about the card', () => {
    render(<CardFields port={createMemoryCards()} box={createRef<CardBox>()} error="Rechazada" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Rechazada');
  });
});
