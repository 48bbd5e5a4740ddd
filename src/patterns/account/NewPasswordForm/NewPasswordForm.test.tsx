// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import NewPasswordPage from './NewPasswordPage.tsx';

const props = { action: '/restablecer-contrasena/', token: 'enlace' };
const first = () => screen.getByLabelText('Contraseña nueva');
const second = () => screen.getByLabelText('La misma contraseña otra vez');
const submit = () => screen.getByRole('button', { name: /Cambiar contraseña|Enviando/ });

async function fill(one: string, two = one): Promise<void> {
  if (one) await userEvent.type(first(), one);
  if (two) await userEvent.type(second(), two);
  await userEvent.click(submit());
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A8 NewPasswordForm', () => {
  it.each([
    ['', '', 'El campo es obligatorio', 'El campo es obligatorio'],
    ['corta1A', 'corta1A', 'La contraseña debe tener entre 8 y 12 caracteres', ''],
    ['Demasiado2026', 'Demasiado2026', 'La contraseña debe tener entre 8 y 12 caracteres', ''],
    ['Cafe2026x', 'Cafe2026y', '', 'Tus contraseñas no coinciden'],
  ])('%j and %j are not sent', async (one, two, atFirst, atSecond) => {
    const send = vi.fn();
    render(<NewPasswordForm {...props} send={send} />);
    await fill(one, two);
    expect(first()).toHaveAccessibleDescription(expect.stringContaining(atFirst));
    expect(second()).toHaveAccessibleDescription(expect.stringContaining(atSecond));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once, says that it is done, and leaves after 2600 ms', async () => {
    let finish = (): void => undefined;
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const onDone = vi.fn();
    render(<NewPasswordForm {...props} send={send} onDone={onDone} />);
    await fill('Cafe2026x');
    await userEvent.click(submit());
    await userEvent.type(second(), '{Enter}');
    expect(send).toHaveBeenCalledOnce();
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    vi.useFakeTimers();
    await act(async () => finish());
    expect(screen.getByRole('status')).toHaveTextContent('Tu contraseña ha sido actualizada');
    act(() => void vi.advanceTimersByTime(2599));
    expect(onDone).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('shows the message of the code, and keeps the input', async () => {
    render(<NewPasswordForm {...props} send={() => Promise.reject(new ApiError('300033', 'x', 400))} />);
    await fill('Cafe2026x');
    expect(await screen.findByRole('alert')).toHaveTextContent(/vencid|expir|venció/i);
    expect(first()).toHaveValue('Cafe2026x');
  });

  it('both fields can be shown, and password managers know them', async () => {
    const { container } = render(<NewPasswordForm {...props} />);
    expect(screen.getAllByRole('button', { name: /Mostrar/ })).toHaveLength(2);
    expect(container.querySelectorAll('[autocomplete=new-password]')).toHaveLength(2);
    expect(new FormData(container.querySelector('form')!).get('token')).toBe('enlace');
  });

  it('shows the errors of a form that was posted without a script', () => {
    const errors = { confirmPassword: ['Tus contraseñas no coinciden'] };
    render(<NewPasswordPage {...props} signInForm="/?form=login" errors={errors} />);
    expect(second()).toHaveAccessibleDescription('Tus contraseñas no coinciden');
  });

  it('its page posts to the site’s server, and shows its answer', async () => {
    const fetched = vi.fn(async () => Response.json({ code: '300033', message: 'x' }, { status: 400 }));
    vi.stubGlobal('fetch', fetched);
    render(<NewPasswordPage {...props} signInForm="/?form=login" />);
    await fill('Cafe2026x');
    expect(await screen.findByRole('alert')).toBeTruthy();
    const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe(props.action);
    expect(String(init.body)).toBe('token=enlace&password=Cafe2026x&confirmPassword=Cafe2026x');
  });

  it.each([
    ['without a body', () => new Response(null, { status: 204 })],
    ['with the page to sign in', () => Response.json({ ok: true, signIn: '/ingresar/?redirect=%2Fnota%2F' })],
  ])('an answer %s is a success', async (_what, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    render(<NewPasswordPage {...props} signInForm="/?form=login" />);
    await fill('Cafe2026x');
    expect(await screen.findByRole('status')).toHaveTextContent('Tu contraseña ha sido actualizada');
  });
});
