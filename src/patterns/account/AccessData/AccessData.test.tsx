// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import type { ProfileIdentity } from '../../../providers/ports/identity.ts';
import { FULL_PROFILE } from '../ProfileCard/profile.fixture.ts';
import { brandOf } from '../account-parts/reader.fixture.tsx';
import { accountPage } from '../account-parts/sections.ts';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { createMemorySocial } from '../../../providers/memory/stubs.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import AccessSection from './AccessSection.tsx';
import { AccessData, type AccessDataProps } from './AccessData.tsx';

const fine = async (): Promise<void> => undefined;
const refuse =
  (code: string): (() => Promise<never>) =>
  () =>
    Promise.reject(new ApiError(code, 'refused', 400));

const show = (props: Partial<AccessDataProps>) =>
  render(
    <AccessData
      profile={FULL_PROFILE}
      passwordReset="/login/?form=recovery"
      onEmail={fine}
      onPassword={fine}
      onUnlink={fine}
      {...props}
    />,
  );
const part = (name: string) => within(screen.getByRole('region', { name }));

async function typeEmail(to: string): Promise<void> {
  const form = part('Correo electrónico');
  await userEvent.type(form.getByLabelText(/^Correo nuevo/), to);
  await userEvent.type(form.getByLabelText(/^Contraseña actual/), 'Lectura2026');
  await userEvent.click(form.getByRole('button', { name: 'Cambiar correo' }));
}

describe('A10 a new e-mail address', () => {
  it('is asked for with the password; the page names both e-mails', async () => {
    const onEmail = vi.fn(fine);
    show({ onEmail });
    await typeEmail('nuevo@lectores.example');
    const said = await screen.findByText(/Enviamos un enlace/);
    expect(said.textContent).toContain('nuevo@lectores.example');
    expect(said.textContent).toContain('deshace el cambio');
    expect(onEmail.mock.calls).toEqual([
      [{ email: 'nuevo@lectores.example', currentPassword: 'Lectura2026' }],
    ]);
  });

  it.each([
    ['300040', /^Contraseña actual/],
    ['300022', /^Correo nuevo/],
    ['300041', /^Correo nuevo/],
    ['300075', /^Correo nuevo/],
  ])('shows %s at its field and keeps what was typed', async (code, label) => {
    show({ onEmail: refuse(code) });
    await typeEmail('nuevo@lectores.example');
    const form = part('Correo electrónico');
    await waitFor(() => expect(form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    expect(form.getByLabelText(/^Correo nuevo/)).toHaveProperty('value', 'nuevo@lectores.example');
  });

  it('is not the present one', async () => {
    const onEmail = vi.fn(fine);
    show({ onEmail });
    await typeEmail(FULL_PROFILE.email!.toUpperCase());
    expect(await screen.findByText('Ese ya es el correo de la cuenta.')).toBeTruthy();
    expect(onEmail).not.toHaveBeenCalled();
  });
});

describe('A10 a new password', () => {
  it('obeys the rule of the service before it is sent', async () => {
    const onPassword = vi.fn(fine);
    show({ onPassword });
    const form = part('Contraseña');
    await userEvent.type(form.getByLabelText(/^Contraseña actual/), 'Lectura2026');
    await userEvent.type(form.getByLabelText(/^Contraseña nueva/), 'corta');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(form.getByLabelText(/^Contraseña nueva/).getAttribute('aria-invalid')).toBe('true');
    expect(onPassword).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^Contraseña nueva/), 'Escritura2027');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await form.findByText('Tu contraseña ha sido actualizada')).toBeTruthy();
    expect(form.getByLabelText(/^Contraseña nueva/)).toHaveProperty('value', '');
  });

  it('has the attributes of password managers', () => {
    show({});
    const form = part('Contraseña');
    expect(form.getByLabelText(/^Contraseña actual/).getAttribute('autocomplete')).toBe('current-password');
    expect(form.getByLabelText(/^Contraseña nueva/).getAttribute('autocomplete')).toBe('new-password');
    expect(document.querySelector('[autocomplete=username]')).toHaveProperty('value', FULL_PROFILE.email);
  });

  it('is created by an e-mail if the account has none', () => {
    show({ profile: { ...FULL_PROFILE, identities: [{ type: 'Google', userName: 'a@b.co' }] } });
    const link = screen.getByRole('link', { name: 'Crear una contraseña' });
    expect(link.getAttribute('href')).toBe('/login/?form=recovery');
    expect(screen.queryByRole('button', { name: 'Cambiar correo' })).toBeNull();
  });
});

describe('A10 linked accounts', () => {
  it('the last one cannot be removed', () => {
    show({ profile: { ...FULL_PROFILE, identities: [{ type: 'Google', userName: 'a@b.co' }] } });
    expect(screen.queryByRole('button', { name: /Desvincular/ })).toBeNull();
    expect(screen.getByText(/Es la única forma de iniciar sesión/)).toBeTruthy();
  });

  it('is removed after a question, and a refusal is shown', async () => {
    const onUnlink = vi.fn(refuse('300044'));
    show({ onUnlink });
    await userEvent.click(screen.getByRole('button', { name: 'Desvincular Google' }));
    expect(onUnlink).not.toHaveBeenCalled();
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desvincular' }),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/al menos/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('A10 linking another account', () => {
  const COMPANIES = [
    { key: 'google', name: 'Google' },
    { key: 'facebook', name: 'Facebook' },
    { key: 'apple', name: 'Apple' },
    { key: 'universidad', name: 'Universidad del Valle' },
  ];
  const section = (identities: ProfileIdentity[], calls: object = {}) => {
    const services = createMemoryServices({ as: 'registered', log: () => undefined });
    Object.assign(services.identity, { config: async () => ({ facebookAppId: 'app' }), ...calls });
    const page = accountPage(brandOf('weekly'), 'access');
    const view = (held: ProfileIdentity[]) => (
      <ServicesProvider services={{ ...services, social: createMemorySocial(), companies: COMPANIES }}>
        <AccessSection page={page} profile={{ ...FULL_PROFILE, identities: held }} />
      </ServicesProvider>
    );
    const { rerender } = render(view(identities));
    return { services, hold: (held: ProfileIdentity[]) => rerender(view(held)) };
  };
  const PASSWORD = { id: '1', type: 'Password', userName: 'a@b.co' };
  const names = (group: HTMLElement) =>
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('offers the companies whose type of account is not linked, and whose script can sign in', async () => {
    section([PASSWORD, { id: '2', type: 'OIDC', userName: 'universidad:7' }]);
    const group = await screen.findByRole('group', { name: 'Vincular otra cuenta' });
    await waitFor(() => expect(names(group)).toEqual(['Vincular Facebook', 'Vincular Apple']));
    // The account's number at the company is not for readers.
    expect(screen.getByText('Universidad del Valle')).toBeTruthy();
    expect(screen.queryByText('universidad:7')).toBeNull();
  });

  it('by a script: says that it is linked', async () => {
    const socialLogin = vi.fn(async () => ({ uuid: 'u', accessToken: 'a', refreshToken: 'r' }));
    const { hold } = section([PASSWORD], { socialLogin });
    await userEvent.click(await screen.findByRole('button', { name: 'Vincular Facebook' }));
    await vi.waitFor(() =>
      expect(socialLogin).toHaveBeenCalledWith({ provider: 'facebook', credentials: 'facebook-en-memoria' }),
    );
    expect(screen.queryByText('Facebook quedó vinculada.')).toBeNull();
    hold([PASSWORD, { id: '2', type: 'Facebook', userName: '77' }]);
    expect(await screen.findByText('Facebook quedó vinculada.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vincular Facebook' })).toBeNull();
  });

  it('an account of another reader is refused with words', async () => {
    section([PASSWORD], { socialLogin: refuse('300022') });
    await userEvent.click(await screen.findByRole('button', { name: 'Vincular Facebook' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/vinculada con otro usuario/);
  });

  it('without companies there is nothing to link', () => {
    show({});
    expect(screen.queryByText('Vincular otra cuenta')).toBeNull();
  });
});
