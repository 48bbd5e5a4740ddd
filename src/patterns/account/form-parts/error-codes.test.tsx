// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { SAME_MESSAGE } from '../../../domain/errors/same-message.ts';
import { errors } from '../../../messages/errors.ts';
import { EmailLinkForm } from '../EmailLinkForm/EmailLinkForm.tsx';
import { NewPasswordForm } from '../NewPasswordForm/NewPasswordForm.tsx';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { SignUpForm } from '../SignUpForm/SignUpForm.tsx';
import { refuses } from './form-stories.fixture.ts';

type Send = () => Promise<never>;
const action = '/ingreso/';
const pages = { signIn: '#', signUp: '#', passwordReset: '#', magicLink: '#' };

interface Sent {
  form: (send: Send) => ReactElement;
  /** The typed values, by the label of the field. */
  typed: Record<string, string>;
  box?: string;
}

const FORMS: Record<string, Sent> = {
  signIn: {
    form: (send) => <SignInForm {...{ action, pages, send }} />,
    typed: { 'Correo electrónico': 'ana@x.co', Contraseña: 'Cafe2026x' },
  },
  signUp: {
    form: (send) => <SignUpForm {...{ action, pages, send }} legal={[]} />,
    typed: {
      Nombres: 'Ana',
      Apellido: 'Ruiz',
      'Correo electrónico': 'ana@x.co',
      'Fecha de nacimiento': '1990-05-04',
      Contraseña: 'Cafe2026x',
    },
    box: 'Acepto los términos y condiciones y la política de tratamiento de datos personales.',
  },
  emailLink: {
    form: (send) => <EmailLinkForm emailLink="passwordReset" {...{ action, pages, send }} />,
    typed: { 'Correo electrónico': 'ana@x.co' },
  },
  newPassword: {
    form: (send) => <NewPasswordForm token="enlace" {...{ action, send }} />,
    typed: { 'Contraseña nueva': 'Cafe2026x', 'La misma contraseña otra vez': 'Cafe2026x' },
  },
};

const codes = (list: string): string[] => list.split(' ');
const AT_ADDRESS = codes(
  '100096 300009 300030 100104 300022 300031 300039 300041 300050 300075 300301 300009,300081 300081,404 already_shared own_email',
);
const AT_NAME = codes('100023 300023 300127,300129');

/** The field that shows a code, by form. Every other code is above the form. */
const FIELDS: Record<string, readonly (readonly [codes: readonly string[], label: string])[]> = {
  signIn: [
    [AT_ADDRESS, 'Correo electrónico'],
    [['300036', '300040'], 'Contraseña'],
  ],
  signUp: [
    [AT_ADDRESS, 'Correo electrónico'],
    [['300036', '300040'], 'Contraseña'],
    [AT_NAME, 'Nombres'],
    [['dobRequired', 'userNotOfAge'], 'Fecha de nacimiento'],
  ],
  emailLink: [[AT_ADDRESS, 'Correo electrónico']],
  newPassword: [
    [['300036', '300040'], 'Contraseña nueva'],
    [['passwordsDoNotMatch'], 'La misma contraseña otra vez'],
  ],
};

/** Codes of the catalogue, as the service sends them, and one that is not in it. */
const CODES = [...Object.keys(errors), ...SAME_MESSAGE.keys(), '4242'].map((code) => code.replace('+', ','));

describe.each(Object.entries(FORMS))('A12 the form %s', (name, { form, typed, box }) => {
  const fieldOf = (code: string): string | undefined =>
    FIELDS[name]!.find(
      ([list]) => list.includes(code) || list.includes(code.split(',').toReversed().join(',')),
    )?.[1];

  it('shows each code of the catalogue once: at its field or above the form, with the focus', async () => {
    for (const code of CODES) {
      render(form(refuses(code, 400)));
      for (const [label, value] of Object.entries(typed))
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      if (box) fireEvent.click(screen.getByLabelText(box));
      fireEvent.submit(document.querySelector('form')!);

      const words = errorMessage({ code });
      const label = fieldOf(code);
      const where = (): HTMLElement => (label ? screen.getByLabelText(label) : screen.getByRole('alert'));
      await waitFor(() => expect(where(), `${code} at ${label ?? 'the form'}`).toHaveFocus());
      if (label) {
        expect(where(), code).toBeInvalid();
        expect(where(), code).toHaveAccessibleDescription(expect.stringContaining(words));
        expect(screen.queryByRole('alert'), code).toBeNull();
      } else {
        expect(where(), code).toHaveTextContent(words);
        expect(document.querySelector('[aria-invalid=true]'), code).toBeNull();
      }
      // The input stays.
      for (const [other, value] of Object.entries(typed))
        expect(screen.getByLabelText(other), code).toHaveValue(value);
      cleanup();
    }
  });
});
