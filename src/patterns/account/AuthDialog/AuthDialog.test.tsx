// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_MODAL_DELAY_MS } from '../../../domain/accounts/auth-modal.ts';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import { AUTH_SITE } from '../form-parts/auth-story.fixture.tsx';
import { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';

const props: AuthDialogProps = {
  form: 'signIn',
  site: AUTH_SITE,
  address: 'https://www.ejemplo.co/nacion/',
  onClosed: () => undefined,
  load: () => Promise.resolve({ AuthForm }),
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('A7 AuthDialog', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is closed 500 ms after its button', async () => {
    const onClosed = vi.fn();
    render(<AuthDialog {...props} onClosed={onClosed} />);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await pass(AUTH_MODAL_DELAY_MS - 1);
    expect(onClosed).not.toHaveBeenCalled();
    await pass(1);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it.each(['/suscripciones/', '/suscripciones-online/'])('nothing closes it at %s', async (path) => {
    const onClosed = vi.fn();
    render(<AuthDialog {...props} address={`https://www.ejemplo.co${path}`} onClosed={onClosed} />);
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await pass(AUTH_MODAL_DELAY_MS * 2);
    expect(onClosed).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('moves between its panels, and says where it is', async () => {
    const onPosition = vi.fn();
    render(<AuthDialog {...props} onPosition={onPosition} />);
    await pass(0);
    fireEvent.click(screen.getByRole('link', { name: 'Crear cuenta' }));
    expect(screen.getByRole('dialog', { name: 'Crear cuenta' })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
    fireEvent.click(screen.getByRole('link', { name: 'Olvidé mi contraseña' }));
    expect(onPosition.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('says that it loads, and leads to the page if that fails', async () => {
    let fail = (_: unknown): void => undefined;
    render(<AuthDialog {...props} load={() => new Promise((_, reject) => (fail = reject))} />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando...');
    await act(async () => fail(new Error('offline')));
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      `${AUTH_SITE.signIn}?redirect=%2Fnacion%2F`,
    );
  });

  it('is hidden without a form', () => {
    render(<AuthDialog {...props} form={undefined} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
