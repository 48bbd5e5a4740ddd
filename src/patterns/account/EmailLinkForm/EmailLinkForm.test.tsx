// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { EmailLinkForm, type EmailLinkFormProps } from './EmailLinkForm.tsx';

const props: EmailLinkFormProps = {
  emailLink: 'passwordReset',
  action: '/login/',
  pages: { signIn: '/login/' },
};
const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));

describe('A3, A8 EmailLinkForm', () => {
  it.each([
    ['passwordReset', 'cambiar la contraseña', 'Volver a iniciar sesión'],
    ['magicLink', 'enlace para entrar', 'Entrar con contraseña'],
  ] as const)('asks for the e-mail %s and says that it is on its way', async (emailLink, words, way) => {
    const send = vi.fn(async () => undefined);
    render(<EmailLinkForm {...props} emailLink={emailLink} send={send} />);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(email(), ' ana@x.co ');
    await submit();
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ email: 'ana@x.co' }));
    expect(await screen.findByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/login/');
  });

  it('shows the errors of the address, and the refusal of the service', async () => {
    render(
      <EmailLinkForm {...props} send={() => Promise.reject(new ApiError('300041', 'blacklisted', 400))} />,
    );
    await submit();
    expect(email()).toHaveAccessibleDescription('El campo es obligatorio');
    await userEvent.type(email(), 'ana@x.co');
    await submit();
    await vi.waitFor(() => expect(email()).toHaveAccessibleDescription(/dominio/));
    expect(email()).toHaveValue('ana@x.co');
  });

  it('without a script the server says that the e-mail is on its way', () => {
    render(<EmailLinkForm {...props} sent />);
    expect(screen.getByRole('status')).toHaveTextContent('en unos minutos');
  });
});
