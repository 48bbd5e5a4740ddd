// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consentInForm } from '../../../domain/consent/form.ts';
import { consent } from '../../../messages/consent.ts';
import { CONSENT_NOTICE_ID, ConsentNotice } from './index.ts';

const show = (): HTMLElement => {
  render(<ConsentNotice page="/preferencias/" back="/cali/" controller="Rotativa" policy="/habeas-data/" />);
  return screen.getByRole('region', { name: 'Privacidad' });
};

describe('X8 notice', () => {
  it('is a form with equal answers, the version of its text and the way back', () => {
    const notice = show();
    expect(notice.id).toBe(CONSENT_NOTICE_ID);
    const form = notice.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/preferencias/']);
    const answers = [...notice.querySelectorAll<HTMLElement>('.answers > *')];
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      'Aceptar todo',
      'Rechazar todo',
      'Elegir',
    ]);
    expect(new Set(answers.map(({ dataset }) => `${dataset['variant']} ${dataset['size']}`)).size).toBe(1);
    const all = new FormData(form, within(notice).getByRole('button', { name: 'Aceptar todo' }));
    expect([all.get('version'), all.get('back')]).toEqual([consent.version, '/cali/']);
    expect(consentInForm(new URLSearchParams({ choice: String(all.get('choice')) }))?.advertising).toBe(true);
  });

  it('names who is responsible and links the policy and the preferences', () => {
    const notice = within(show());
    expect(notice.getByText(/^Rotativa usa cookies necesarias/)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Política de tratamiento de datos' })).toHaveAttribute(
      'href',
      '/habeas-data/',
    );
    expect(notice.getByRole('link', { name: 'Elegir' })).toHaveAttribute('href', '/preferencias/');
  });
});
