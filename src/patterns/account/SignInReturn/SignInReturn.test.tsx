// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { RETURN_KEY } from '../AuthForm/use-auth.ts';
import { Visitor } from '../form-parts/auth-story.fixture.tsx';
import { SignInReturn, type SignInAnswer } from './SignInReturn.tsx';

const HELD = { uuid: 'u', accessToken: 'a', refreshToken: 'r' };

function open(answer: SignInAnswer, failure?: ApiError, target?: string, as?: 'registered') {
  const services = createMemoryServices({ log: () => undefined, as });
  const call = vi.fn(() => (failure ? Promise.reject(failure) : Promise.resolve(HELD)));
  Object.assign(services.identity, { oidcSignIn: call, socialLogin: call });
  if (target) services.storage.set(RETURN_KEY, target, 'session');
  const onSignedIn = vi.fn();
  render(
    <StrictMode>
      <Visitor services={services}>
        <SignInReturn answer={answer} signIn="/login/" onSignedIn={onSignedIn} />
      </Visitor>
    </StrictMode>,
  );
  return { call, onSignedIn };
}

describe('A15 SignInReturn', () => {
  it.each([
    [
      { code: 'c', state: 's' },
      { code: 'c', state: 's' },
    ],
    [{ appleCode: 'n' }, { provider: 'apple', credentials: 'n' }],
  ])('%j signs in once and opens the page that the reader came from', async (answer, call) => {
    const opened = open(answer, undefined, '/tv/?a=1');
    await vi.waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledExactlyOnceWith('/tv/?a=1'));
    expect(opened.call).toHaveBeenCalledExactlyOnceWith(call);
  });

  it('never leaves the site', async () => {
    const { onSignedIn } = open({ appleCode: 'n' }, undefined, 'https://mal.example/');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/'));
  });

  it('does not leave a page that is the only one with the session', async () => {
    const services = createMemoryServices({ log: () => undefined });
    Object.assign(services.identity, { socialLogin: () => Promise.resolve(HELD) });
    // A value that a browser's full storage refuses lasts as long as the page.
    Object.assign(services.storage, {
      get: () => JSON.stringify(HELD),
      persistenceOf: () => 'persistent',
      set: () => false,
    });
    const onSignedIn = vi.fn();
    render(
      <Visitor services={services}>
        <SignInReturn answer={{ appleCode: 'n' }} signIn="/login/" onSignedIn={onSignedIn} />
      </Visitor>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('no guarda los datos del sitio');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    [{ error: 'access_denied' }, undefined, /se canceló/],
    [{ code: 'c', state: 's' }, new ApiError('110010', 'x', 401), /ya no sirve/],
    [{ appleCode: 'n' }, new ApiError('300022', 'x', 400), /ya está registrado/],
    [{ appleCode: 'n' }, new ApiError('network', 'x'), /conectarnos/],
    [{ code: 'c' }, undefined, /Algo salió mal|no esperábamos/],
  ])('%j says what happened and what to do', async (answer, failure, words) => {
    open(answer, failure);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login/');
  });

  it.each([
    [{ error: 'access_denied' }, undefined, 'La vinculación se canceló.'],
    [{ code: 'c', state: 's' }, new ApiError('110010', 'x', 401), /Este permiso ya no sirve/],
    [{ code: 'c', state: 's' }, new ApiError('300022', 'x', 400), /ya está vinculada con otro usuario/],
  ])('A10 %j of a reader with a session is about the account, and leads back to it', async (...given) => {
    const [answer, failure, words] = given;
    open(answer, failure, '/autogestion/datos-acceso/', 'registered');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const back = screen.getByRole('link', { name: 'Volver a la cuenta' });
    expect(back).toHaveAttribute('href', '/autogestion/datos-acceso/');
  });
});
