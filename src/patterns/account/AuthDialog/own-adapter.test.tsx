// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
import type { SignInIdentity } from '../../../providers/calls.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import { AUTH_SITE } from '../form-parts/auth-story.fixture.tsx';
import { AuthDialog } from './AuthDialog.tsx';

const session = { uuid: 'ana', accessToken: 'a', refreshToken: 'r' };

/** An adapter as a stranger writes it: a class with private state, and only what the dialog calls. */
class OwnIdentity implements SignInIdentity {
  readonly #asked: string[] = [];
  get asked(): readonly string[] {
    return this.#asked;
  }
  async config() {
    this.#asked.push('config');
    return {};
  }
  async login({ credentials }: { credentials: string }) {
    this.#asked.push('login');
    if (credentials !== 'Lectura2026') throw new ApiError('110010', 'refused', 401);
    return session;
  }
  async signUp() {
    this.#asked.push('signUp');
    return session;
  }
  async requestPasswordReset() {
    this.#asked.push('requestPasswordReset');
  }
  async requestMagicLink() {
    this.#asked.push('requestMagicLink');
  }
}

const open = (identity: SignInIdentity, form: AuthFormName = 'signIn', onClosed = (): void => undefined) =>
  render(
    <ServicesProvider services={{ identity }}>
      <AuthDialog
        form={form}
        site={{ ...AUTH_SITE, companies: [] }}
        address="https://www.ejemplo.co/"
        onClosed={onClosed}
      />
    </ServicesProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('A7 the dialog over an adapter with the five methods that it calls', () => {
  it('refuses a wrong password and closes with the right one', async () => {
    const identity = new OwnIdentity();
    const onClosed = vi.fn();
    open(identity, 'signIn', onClosed);
    await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'ana@lectores.example');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'Otra2026');
    await press('Iniciar sesión');
    expect(await screen.findByRole('alert')).toHaveTextContent(/no son válidos/);
    await userEvent.clear(screen.getByLabelText('Contraseña'));
    await userEvent.type(screen.getByLabelText('Contraseña'), 'Lectura2026');
    await press('Iniciar sesión');
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(identity.asked).toEqual(['config', 'login', 'login']);
  });

  it.each([
    ['passwordReset', 'requestPasswordReset'],
    ['magicLink', 'requestMagicLink'],
  ] as const)('asks for the e-mail of %s', async (form, call) => {
    const identity = new OwnIdentity();
    open(identity, form);
    await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'ana@lectores.example');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(identity.asked).toContain(call));
  });

  it('names the piece, the port and the methods that an adapter lacks', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { config } = new OwnIdentity();
    const half: Partial<SignInIdentity> = { config };
    expect(() =>
      render(
        <ServicesProvider services={{ identity: half }}>
          <AuthForm form="signIn" site={AUTH_SITE} />
        </ServicesProvider>,
      ),
    ).toThrow(
      "AuthForm calls identity.login, identity.signUp, identity.requestPasswordReset, identity.requestMagicLink, which the 'identity' service",
    );
  });
});
