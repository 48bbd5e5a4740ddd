// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryServices, MEMORY_PASSWORD, MEMORY_READERS } from '../../../providers/memory/accounts.ts';
import { createMemoryAnalytics } from '../../../providers/memory/stubs.ts';
import { AUTH_SITE, Visitor, withoutStorage } from '../form-parts/auth-story.fixture.tsx';
import { AuthForm } from './AuthForm.tsx';

const props = { site: AUTH_SITE, log: undefined };
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const services = () => createMemoryServices({ log: () => undefined });

async function signUp(): Promise<void> {
  await type('Nombres', 'Ana');
  await type('Apellido', 'Ruiz');
  await type('Correo electrónico', 'nueva@x.co');
  fireEvent.change(screen.getByLabelText('Fecha de nacimiento'), { target: { value: '1990-05-04' } });
  await type('Contraseña', 'Cafe2026x');
  await userEvent.click(screen.getByRole('checkbox', { name: /Acepto/ }));
  await press('Crear cuenta');
  await screen.findByText(/Falta verificar el correo/);
}

describe('A7 AuthForm', () => {
  it.each([true, false])('signs in, remembered: %s', async (remembered) => {
    const own = services();
    const onSignedIn = vi.fn();
    render(
      <Visitor services={own}>
        <AuthForm form="signIn" site={props.site} onSignedIn={onSignedIn} />
      </Visitor>,
    );
    await type('Correo electrónico', MEMORY_READERS.active.email);
    await type('Contraseña', MEMORY_PASSWORD);
    if (!remembered) await userEvent.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
    await press('Iniciar sesión');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(own.identity.identity()).not.toBeNull();
    expect(own.identity.session.persistence()).toBe(remembered ? 'persistent' : 'session');
  });

  it('X14 measures how a reader has signed in or opened an account, and nothing that was typed', async () => {
    const analytics = createMemoryAnalytics();
    const own = { ...services(), analytics };
    const { unmount } = render(
      <Visitor services={own}>
        <AuthForm form="signIn" site={props.site} onSignedIn={() => undefined} />
      </Visitor>,
    );
    await type('Correo electrónico', MEMORY_READERS.active.email);
    await type('Contraseña', 'Otra2026');
    await press('Iniciar sesión');
    await screen.findByRole('alert');
    expect(analytics.tracked).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Contraseña'));
    await type('Contraseña', MEMORY_PASSWORD);
    await press('Iniciar sesión');
    await vi.waitFor(() => expect(analytics.tracked).toHaveLength(1));
    unmount();
    const other = { ...services(), analytics };
    render(
      <Visitor services={other}>
        <AuthForm form="signUp" site={props.site} />
      </Visitor>,
    );
    await signUp();
    expect(analytics.tracked).toEqual([
      { name: 'sign_in', properties: { by: 'password' } },
      { name: 'registration', properties: { by: 'password' } },
    ]);
  });

  it('does not leave with a session that the browser does not keep, and names the next step', async () => {
    const own = withoutStorage();
    const onSignedIn = vi.fn();
    render(
      <Visitor services={own}>
        <AuthForm form="signIn" site={props.site} onSignedIn={onSignedIn} />
      </Visitor>,
    );
    await type('Correo electrónico', MEMORY_READERS.active.email);
    await type('Contraseña', MEMORY_PASSWORD);
    await press('Iniciar sesión');
    expect(await screen.findByRole('alert')).toHaveTextContent('no guarda los datos del sitio');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(own.identity.identity()).toBeNull();
    expect(screen.getByLabelText('Contraseña')).toHaveValue(MEMORY_PASSWORD);
  });

  it('opens an account with its date of birth', async () => {
    const own = services();
    render(
      <Visitor services={own}>
        <AuthForm form="signUp" site={props.site} />
      </Visitor>,
    );
    await signUp();
    expect(await own.identity.profile()).toMatchObject({
      email: 'nueva@x.co',
      birthYear: '1990',
      birthDay: '04',
    });
  });

  it.each(['passwordReset', 'magicLink'] as const)('asks for the e-mail of %s', async (form) => {
    const own = services();
    render(
      <Visitor services={own}>
        <AuthForm form={form} site={props.site} />
      </Visitor>,
    );
    await type('Correo electrónico', MEMORY_READERS.active.email);
    await press('Enviar el enlace');
    await screen.findByText(/en unos minutos/);
  });

  it('posts to the page until the services are there', () => {
    render(<AuthForm form="passwordReset" site={props.site} />);
    expect(document.querySelector('form')).toHaveAttribute('action', '/ingreso-de-ejemplo/?form=recovery');
    expect(screen.queryByRole('button', { name: /Apple/ })).toBeNull();
  });
});
