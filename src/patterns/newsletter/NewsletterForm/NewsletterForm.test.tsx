// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NEWSLETTER_MESSAGES } from '../../../domain/accounts/newsletter.ts';
import { NEWSLETTER_ADDRESSES } from '../../../themes/newsletters.ts';
import { newsletterForm } from '../../../forms/newsletter.ts';
import { parseForm } from '../../../forms/parse.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import NewsletterFormPage from './NewsletterFormPage.tsx';

const PROPS = { action: '/newsletter/home/', policy: '/habeas-data/' };

describe('B13 NewsletterForm', () => {
  it('is a plain form without a script', () => {
    const html = renderToString(<NewsletterForm {...PROPS} />);
    expect(html).toMatch(/<form [^>]*action="\/newsletter\/home\/" method="post"/);
  });

  it('shows the server’s answer', () => {
    const answer = JSON.stringify({
      status: 'error',
      initialValue: { email: 'elvira@correo.co', policy: 'on' },
      error: { '': [NEWSLETTER_MESSAGES.failure] },
    });
    render(<NewsletterFormPage {...PROPS} answer={answer} />);
    expect(screen.getByRole('alert')).toHaveTextContent(NEWSLETTER_MESSAGES.failure);
    expect(screen.getByLabelText('Correo')).toHaveValue('elvira@correo.co');
  });
});

describe('B13 the banners', () => {
  const failed = JSON.stringify({ status: 'error', error: { '': [NEWSLETTER_MESSAGES.failure] } });

  it.each([
    ['success', { sent: true }, NEWSLETTER_MESSAGES.success],
    ['failure', { answer: failed }, NEWSLETTER_MESSAGES.failure],
  ])('of %s closes by a click on its words, and by its button', (_name, props, words) => {
    for (const closing of [
      () => screen.getByText(words),
      () => screen.getByRole('button', { name: 'Cerrar el aviso' }),
    ]) {
      const { unmount } = render(<NewsletterFormPage {...PROPS} {...props} />);
      fireEvent.click(closing());
      expect(screen.queryByText(words)).toBeNull();
      unmount();
    }
  });
});

describe('B13 the mark of a wrong address', () => {
  it('goes as soon as the address changes, and comes back when the form is sent', async () => {
    render(<NewsletterForm {...PROPS} />);
    const email = screen.getByLabelText('Correo');
    const submit = () => fireEvent.submit(email.closest('form')!);
    fireEvent.input(email, { target: { value: 'elvira@' } });
    expect(email).not.toHaveAttribute('aria-invalid', 'true');
    submit();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    fireEvent.input(email, { target: { value: 'elvira@correo' } });
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid', 'true'));
    // The box is not about the address, and keeps its mark.
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    submit();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  });
});

describe('B13 the rules of the form', () => {
  it.each(['elvira+1@correo.co', 'elvira@correo.museum', `${'a'.repeat(60)}@correo.co`])(
    'takes %s, as accounts do, without a narrower rule',
    (email) => {
      const form = new URLSearchParams({ email, policy: 'on' });
      expect(parseForm(newsletterForm(), form)).toMatchObject({ status: 'success', value: { email } });
    },
  );

  it('limits the field to what the service takes', () => {
    const { rerender } = render(<NewsletterForm action="/" policy="/" />);
    expect(screen.getByLabelText('Correo')).toHaveAttribute('maxlength', '254');
    rerender(<NewsletterForm action="/" policy="/" addresses={NEWSLETTER_ADDRESSES} />);
    expect(screen.getByLabelText('Correo')).toHaveAttribute('maxlength', '50');
  });

  it.each([
    ['', NEWSLETTER_MESSAGES.empty],
    ['   ', NEWSLETTER_MESSAGES.empty],
    ['elvira@correo', NEWSLETTER_MESSAGES.malformed],
    ['elvira@correo.museum', NEWSLETTER_MESSAGES.malformed],
    ['elvira+1@correo.co', NEWSLETTER_MESSAGES.malformed],
    [`${'a'.repeat(41)}@correo.co`, NEWSLETTER_MESSAGES.malformed],
  ])('refuses %j', (email, words) => {
    const form = new URLSearchParams({ email, policy: 'on' });
    const result = parseForm(newsletterForm(NEWSLETTER_ADDRESSES), form);
    expect(result.status === 'error' && result.error?.['email']).toEqual([words]);
  });

  it('takes an address of 50 characters and the spaces around it', () => {
    const email = `${'a'.repeat(40)}@correo.co`;
    expect(
      parseForm(
        newsletterForm(NEWSLETTER_ADDRESSES),
        new URLSearchParams({ email: ` ${email} `, policy: 'on' }),
      ),
    ).toMatchObject({
      status: 'success',
      value: { email, policy: true },
    });
  });
});
