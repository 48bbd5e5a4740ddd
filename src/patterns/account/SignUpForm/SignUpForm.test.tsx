// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx';

const props: SignUpFormProps = {
  action: '/login/?register=1',
  legal: [{ text: 'Términos', href: '/terminos/' }],
  pages: { signIn: '/login/' },
  redirect: '/tv/',
};
const field = (name: string) => screen.getByLabelText(name);

async function fill(): Promise<void> {
  await userEvent.type(field('Nombres'), 'Ana');
  await userEvent.type(field('Apellido'), 'Ruiz');
  await userEvent.type(field('Correo electrónico'), 'ana@x.co');
  fireEvent.change(field('Fecha de nacimiento'), { target: { value: '1990-05-04' } });
  await userEvent.type(field('Contraseña'), 'Cafe2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /Acepto/ }));
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

describe('A4 SignUpForm', () => {
  it('has the attributes that password managers and browsers know', () => {
    render(<SignUpForm {...props} />);
    expect(
      ['Nombres', 'Apellido', 'Correo electrónico', 'Fecha de nacimiento', 'Contraseña'].map((name) =>
        field(name).getAttribute('autocomplete'),
      ),
    ).toEqual(['given-name', 'family-name', 'email', 'bday', 'new-password']);
  });

  it('marks every field that may not be empty, and no other', () => {
    const { container } = render(<SignUpForm {...props} />);
    const marked = [...container.querySelectorAll('label')].filter((label) => label.querySelector('.mark'));
    expect(marked.map(({ control }) => (control as HTMLInputElement).name)).toEqual([
      'firstName',
      'lastName',
      'email',
      'birthDate',
      'password',
      'terms',
    ]);
    for (const { control } of marked) expect(control).toBeRequired();
    expect(screen.getByRole('checkbox', { name: /abierta|recordar|sesión/i })).not.toBeRequired();
  });

  it('opens an account and says that the address is to be verified', async () => {
    const send = vi.fn(async () => undefined);
    render(<SignUpForm {...props} send={send} />);
    await fill();
    await submit();
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'ana@x.co', birthDate: '1990-05-04', terms: true, rememberMe: true }),
    );
    expect(await screen.findByRole('status')).toHaveTextContent('enviamos a ana@x.co');
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/tv/');
  });

  it.each(['https://mal.example/', '//mal.example', '/\\mal.example', 'javascript:alert(1)'])(
    'never continues to %s',
    (redirect) => {
      render(<SignUpForm {...props} redirect={redirect} opened />);
      expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/');
    },
  );

  it('measures the password by the rule of the service', async () => {
    const policy = {
      pwMinLength: 10,
      pwUppercase: 1,
      pwLowercase: 1,
      pwPwNumbers: 1,
      pwSpecialCharacters: 1,
    };
    const send = vi.fn(async () => undefined);
    render(<SignUpForm {...props} send={send} policy={policy} />);
    expect(screen.getByRole('meter')).toBeVisible();
    await fill();
    await submit();
    expect(field('Contraseña')).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a refusal at its field and keeps everything', async () => {
    render(
      <SignUpForm {...props} send={() => Promise.reject(new ApiError('300039', 'Duplicate user', 400))} />,
    );
    await fill();
    await submit();
    await vi.waitFor(() => expect(field('Correo electrónico')).toBeInvalid());
    expect(field('Correo electrónico')).toHaveAccessibleDescription(/Ya existe una cuenta/);
    expect(field('Contraseña')).toHaveValue('Cafe2026');
    expect(field('Fecha de nacimiento')).toHaveValue('1990-05-04');
  });

  it('without a script the server says that the account is open', () => {
    render(<SignUpForm {...props} opened />);
    expect(screen.getByRole('status')).toHaveTextContent('La cuenta está abierta.');
  });
});
