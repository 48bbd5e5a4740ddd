// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NEWSLETTER_MESSAGES } from '../../../domain/accounts/newsletter.ts';
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

describe('B13 the rules of the form', () => {
  it.each([
    ['', NEWSLETTER_MESSAGES.empty],
    ['   ', NEWSLETTER_MESSAGES.empty],
    ['elvira@correo', NEWSLETTER_MESSAGES.malformed],
    ['elvira@correo.museum', NEWSLETTER_MESSAGES.malformed],
    ['elvira+1@correo.co', NEWSLETTER_MESSAGES.malformed],
    [`${'a'.repeat(41)}@correo.co`, NEWSLETTER_MESSAGES.malformed],
  ])('refuses %j', (email, words) => {
    const form = new URLSearchParams({ email, policy: 'on' });
    const result = parseForm(newsletterForm, form);
    expect(result.status === 'error' && result.error?.['email']).toEqual([words]);
  });

  it('takes an address of 50 characters and the spaces around it', () => {
    const email = `${'a'.repeat(40)}@correo.co`;
    expect(
      parseForm(newsletterForm, new URLSearchParams({ email: ` ${email} `, policy: 'on' })),
    ).toMatchObject({
      status: 'success',
      value: { email, policy: true },
    });
  });
});
