// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { brandOf, Visit, type VisitProps } from '../account-parts/reader.fixture.tsx';
import { EmailLinkPage, type EmailLinkPageProps } from './EmailLinkPage.tsx';

const { routes } = brandOf('daily');
const gift: EmailLinkPageProps = {
  emailLink: 'gift',
  state: 'ask',
  path: '/suscripciones/regalo/',
  name: 'token',
  token: 'enlace',
  routes,
};
const deletion: EmailLinkPageProps = {
  ...gift,
  emailLink: 'deletion',
  path: '/autogestion/eliminar-cuenta/',
  name: 'id',
};
const open = (props: EmailLinkPageProps, options: Omit<VisitProps, 'children'> = {}) =>
  render(
    <Visit {...options}>
      <EmailLinkPage {...props} />
    </Visit>,
  );

describe('A11 EmailLinkPage', () => {
  it('sends an anonymous reader to sign in, and back with the link', async () => {
    open(gift);
    const link = await screen.findByRole('link', { name: 'Iniciar sesión' });
    const target = new URL(link.getAttribute('href')!, 'https://x.co');
    expect(target.searchParams.get('redirect')).toBe('/suscripciones/regalo/?token=enlace');
  });

  it.each([
    ['gift', 'redeemGift', 'Activar mi regalo', 'El regalo está activo'],
    ['shared', 'redeem', 'Aceptar la invitación', 'La invitación está aceptada'],
  ] as const)('uses the link of a %s once, after the click', async (emailLink, method, button, done) => {
    const call = vi.fn(() => Promise.resolve({} as never));
    open({ ...gift, emailLink }, { as: 'registered', before: ({ sales }) => void (sales[method] = call) });
    const submit = await screen.findByRole('button', { name: button });
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(submit);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith('enlace');
    await waitFor(() => expect(screen.getByText(done).closest('[tabindex]')).toHaveFocus());
  });

  it.each([
    [new ApiError('invalid_redeem_code', 'x', 404), 'Este enlace ya no sirve'],
    [new ApiError('network', 'x', 0), 'El servicio de cuentas no responde'],
  ])('%s: says what happened', async (error, words) => {
    const before: VisitProps['before'] = ({ sales }) => void (sales.redeemGift = () => Promise.reject(error));
    open(gift, { as: 'registered', before });
    await userEvent.click(await screen.findByRole('button', { name: 'Activar mi regalo' }));
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' }) !== null).toBe(error.httpStatus === 0);
  });

  it('keeps an account, with the reason that was typed', async () => {
    const declined = vi.fn(() => Promise.resolve());
    open(deletion, {
      as: 'registered',
      before: ({ identity }) => void (identity.declineDeletion = declined),
    });
    await userEvent.type(await screen.findByRole('textbox'), 'La necesito');
    await userEvent.click(screen.getByRole('button', { name: 'Conservar mi cuenta' }));
    expect(await screen.findByText('La cuenta sigue activa')).toBeTruthy();
    expect(declined).toHaveBeenCalledExactlyOnceWith('enlace', 'La necesito');
  });

  it('names what is lost, beside the button that deletes', async () => {
    open(deletion, { as: 'active' });
    const list = await screen.findByRole('list', { name: 'Con la cuenta se pierde:' });
    expect(list).toHaveTextContent(/^Suscripción digital anual: está pagada hasta el /);
    const button = screen.getByRole('button', { name: 'Eliminar mi cuenta' });
    expect(list.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that the account is gone, although its session is over', async () => {
    const before: VisitProps['before'] = ({ identity }) =>
      void (identity.approveDeletion = async () => identity.clearSession());
    open(deletion, { as: 'registered', before });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    expect(await screen.findByText('La cuenta está eliminada')).toBeTruthy();
  });

  it('e-mails about an address are plain forms, and others say that they need a script', () => {
    const html = renderToString(<EmailLinkPage {...gift} emailLink="verify" path="/verificar-cuenta/" />);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(renderToString(<EmailLinkPage {...gift} />)).toContain('<noscript>');
  });

  it('does one thing at a time: an account that is being deleted is not kept too', async () => {
    const declined = vi.fn(() => Promise.resolve());
    let approve = (): void => undefined;
    open(deletion, {
      as: 'registered',
      before: ({ identity }) => {
        identity.declineDeletion = declined;
        identity.approveDeletion = () =>
          new Promise((resolve) => (approve = () => resolve(undefined as never)));
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conservar mi cuenta' }));
    expect(declined).not.toHaveBeenCalled();
    approve();
    expect(await screen.findByText('La cuenta está eliminada')).toBeTruthy();
  });
});
