// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '../../../themes/daily/index.ts';
import { AccountNotice } from './AccountNotice.tsx';
import {
  EMAIL_LINK_STATES,
  emailLinkNotice,
  emailLinkTitle,
  type EmailLink,
  type EmailLinkState,
} from './email-link-notice.ts';

const EMAIL_LINKS: readonly EmailLink[] = [
  'verify',
  'undo',
  'signInLink',
  'newPassword',
  'newsletter',
  'newsletterConfirm',
  'gift',
  'shared',
  'deletion',
];
const view = (emailLink: EmailLink, state: EmailLinkState) =>
  emailLinkNotice({ emailLink, state, path: '/pagina/', token: 'a"b', routes: brand.routes });

describe('A4 AccountNotice', () => {
  it('asks for one click, in a form that works without a script', () => {
    const { container } = render(<AccountNotice {...view('verify', 'ask')} />);
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/pagina/']);
    expect(new FormData(form).get('token')).toBe('a"b');
    expect(screen.getByRole('button', { name: 'Confirmar mi correo' })).toHaveAttribute('type', 'submit');
    expect(container.innerHTML).not.toContain('href="/pagina');
  });

  it.each(['verify', 'signInLink', 'newPassword'] as const)(
    '%s asks for another e-mail when it is over',
    (emailLink) => {
      render(<AccountNotice {...view(emailLink, 'over')} />);
      expect(screen.getByRole('status')).toHaveTextContent('Este enlace ya no sirve');
      expect(screen.getByRole('textbox', { name: /Correo de la cuenta/ })).toBeRequired();
      // The used link does not go with the request.
      expect(document.querySelector('[name=token]')).toBeNull();
    },
  );

  it.each([
    [undefined, ['Iniciar sesión', 'Ir a la portada'], brand.routes.signIn],
    ['/nota/#:~:text=a', ['Seguir leyendo', 'Iniciar sesión'], '/nota/#:~:text=a'],
  ])('a confirmed address with the way back %s has the links %j', (back, names, first) => {
    const props = { path: '/pagina/', token: '', routes: brand.routes, back };
    render(<AccountNotice {...emailLinkNotice({ emailLink: 'verify', state: 'done', ...props })} />);
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links[0]).toHaveAttribute('href', first);
  });

  it('says at the field that an address is invalid', () => {
    render(<AccountNotice {...view('verify', 'badEmail')} />);
    expect(screen.getByRole('textbox', { name: /Correo/ })).toBeInvalid();
  });

  it('says that the service is down, and tries again with the same link', () => {
    const { container } = render(<AccountNotice {...view('verify', 'down')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('no responde');
    expect(new FormData(container.querySelector('form')!).get('token')).toBe('a"b');
  });

  it.each(EMAIL_LINKS)('%s has words and a next step in every state', (emailLink) => {
    expect(emailLinkTitle(emailLink).length).toBeGreaterThan(5);
    for (const state of EMAIL_LINK_STATES) {
      const { text, forms = [], links = [] } = view(emailLink, state);
      const given =
        state === 'sent' || state === 'done' ? ['newPassword', 'verify'].includes(emailLink) : true;
      if (given) expect(text.length, state).toBeGreaterThan(10);
      const asksForFields = emailLink === 'newPassword' && state === 'ask';
      if (!asksForFields && given && state !== 'badEmail')
        expect(forms.length + links.length, state).toBeGreaterThan(0);
    }
  });

  it('leads to the routes of the brand', () => {
    render(<AccountNotice {...view('gift', 'done')} />);
    expect(screen.getByRole('link', { name: 'Ver mis suscripciones' })).toHaveAttribute(
      'href',
      brand.routes.subscriptions,
    );
  });

  it('sends its values by a script, once', async () => {
    const onSubmit = vi.fn();
    const form = {
      action: '/x/',
      submit: 'Conservar',
      field: { name: 'reason', label: 'Motivo', kind: 'text', optional: true },
      onSubmit,
    } as const;
    const { rerender } = render(<AccountNotice text="¿Seguro?" forms={[form]} />);
    await userEvent.type(screen.getByRole('textbox'), 'La necesito');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ reason: 'La necesito' });
    rerender(<AccountNotice text="¿Seguro?" forms={[{ ...form, pending: true }]} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});
