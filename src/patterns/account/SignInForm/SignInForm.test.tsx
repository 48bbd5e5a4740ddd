// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemoryCaptcha } from '../../../providers/memory/stubs.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

const props: SignInFormProps = {
  action: '/login/',
  pages: {
    signUp: '/login/?register=1',
    passwordReset: '/login/?form=recovery',
    magicLink: '/login/?form=magiclink',
  },
};
const user = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const password = () => screen.getByLabelText('Contraseña');
const submit = () => screen.getByRole('button', { name: /Iniciar sesión|Enviando/ });

async function fill(): Promise<void> {
  await userEvent.type(user(), 'ana@x.co');
  await userEvent.type(password(), 'Cafe2026');
}

describe('A3 SignInForm', () => {
  it('is a form that works without a script, and that password managers know', () => {
    const html = renderToString(<SignInForm {...props} redirect="/tv/" />);
    const page = document.createElement('div');
    page.innerHTML = html;
    const form = page.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/login/']);
    expect(page.querySelector('[name=userName]')).toHaveAttribute('autocomplete', 'username');
    expect(page.querySelector('[name=password]')).toHaveAttribute('autocomplete', 'current-password');
    expect(page.querySelector('[name=rememberMe]')).toHaveAttribute('checked');
    expect(page.querySelector<HTMLInputElement>('[name=redirect]')!.value).toBe('/tv/');
  });

  it('asks for missing fields and moves the focus there', async () => {
    const send = vi.fn(async () => undefined);
    render(<SignInForm {...props} send={send} />);
    await userEvent.click(submit());
    expect(user()).toHaveAccessibleDescription('El campo es obligatorio');
    expect(user()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(user(), 'ana@x.co');
    expect(user()).toBeValid();
  });

  it('sends once, keeps the input when it fails, and shows the reason', async () => {
    let fail = (_: unknown): void => undefined;
    const send = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    render(<SignInForm {...props} send={send} />);
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(submit());
    await userEvent.type(password(), '{Enter}');
    fireEvent.submit(password().closest('form')!);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      userName: 'ana@x.co',
      password: 'Cafe2026',
      rememberMe: false,
    });
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    fail(new ApiError('110010', 'Invalid username or password', 401));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('El usuario o la contraseña no son válidos');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(user()).toHaveValue('ana@x.co');
    expect(password()).toHaveValue('Cafe2026');
    expect(submit()).not.toHaveAttribute('aria-busy');
  });

  it('shows the answer of a server to a posted form', () => {
    const lastResult = {
      status: 'error' as const,
      initialValue: { userName: 'ana@x.co' },
      error: { '': ['No pudimos conectarnos.'], password: ['El campo es obligatorio'] },
    };
    const html = renderToString(<SignInForm {...props} lastResult={lastResult} />);
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(page.querySelector('[role=alert]')).toHaveTextContent('No pudimos conectarnos.');
    expect(page.querySelector<HTMLInputElement>('[name=userName]')!.value).toBe('ana@x.co');
    expect(page.querySelector('[name=password]')).toHaveAttribute('aria-invalid', 'true');
    expect(page.querySelector('[name=rememberMe]')).not.toHaveAttribute('checked');
  });

  it('is open again when the page comes back from the browser’s cache', async () => {
    render(<SignInForm {...props} send={() => new Promise(() => undefined)} />);
    await fill();
    await userEvent.keyboard('{Enter}');
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(user()).toHaveValue('ana@x.co');
  });

  it('says that the session is started', async () => {
    render(<SignInForm {...props} send={async () => undefined} />);
    await fill();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('La sesión está iniciada.');
  });

  it('A15 sends the token of the captcha, and asks for another one after a failure', async () => {
    const send = vi.fn(async () => {
      throw new ApiError('110010', 'x', 401);
    });
    render(<SignInForm {...props} send={send} captcha={createMemoryCaptcha('prueba')} />);
    await fill();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ recaptchaToken: 'prueba' }));
    expect(document.querySelector('[name=recaptchaToken]')).toHaveValue('');
  });

  it('A15 says once that the captcha is missing, sends nothing, and loads it again', async () => {
    const send = vi.fn(async () => undefined);
    const works = createMemoryCaptcha('prueba');
    const load = vi.fn(works.render).mockRejectedValueOnce(new ApiError('network', 'blocked'));
    load.mockRejectedValueOnce(new ApiError('network', 'blocked'));
    render(<SignInForm {...props} send={send} captcha={{ render: load }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar la comprobación');
    await fill();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    // In the place of the button, which is gone.
    expect(screen.getByRole('group', { name: 'Comprobación de que no es un robot' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ recaptchaToken: 'prueba' })),
    );
  });

  it.each([
    ['100014', 'Escribir al servicio al lector', '/contactenos/'],
    ['100015', 'Escribir al servicio al lector', '/contactenos/'],
    ['300037', 'Olvidé mi contraseña', '/login/?form=recovery'],
  ])('the refusal %s links to where it can be mended', async (code, text, href) => {
    const send = () => Promise.reject(new ApiError(code, 'x', 403));
    render(<SignInForm {...props} send={send} pages={{ ...props.pages, contact: '/contactenos/' }} />);
    await fill();
    await userEvent.keyboard('{Enter}');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: text })).toHaveAttribute('href', href);
  });

  it('its links open pages, or other forms in place', async () => {
    const onGo = vi.fn();
    const { rerender } = render(<SignInForm {...props} />);
    expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/login/?register=1');
    rerender(<SignInForm {...props} onGo={onGo} />);
    await userEvent.click(screen.getByRole('link', { name: 'Olvidé mi contraseña' }));
    expect(onGo).toHaveBeenCalledWith('passwordReset');
  });

  it('a click that another handler has prevented opens no other form', async () => {
    const onGo = vi.fn();
    render(
      <div onClickCapture={(event) => event.preventDefault()}>
        <SignInForm {...props} onGo={onGo} />
      </div>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Olvidé mi contraseña' }));
    expect(onGo).not.toHaveBeenCalled();
  });
});
