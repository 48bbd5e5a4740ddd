// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../../../forms/parse.ts';
import { registrationForm } from '../../../forms/registration.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import RegistrationFormPage from './RegistrationFormPage.tsx';

const PROPS = { action: '/foros/articulo/agua/inscripcion/', policy: '/habeas-data/' };
const GOOD = { name: 'Elvira Rojas', email: 'e@correo.co', organisation: '', policy: 'on' };

describe('B17 RegistrationForm', () => {
  it('is a plain form without a script', () => {
    const html = renderToString(<RegistrationForm {...PROPS} />);
    expect(html).toMatch(/<form [^>]*action="\/foros\/articulo\/agua\/inscripcion\/" method="post"/);
  });

  it('shows the server’s answer, and keeps the input', () => {
    const error = { '': ['Los cupos se agotaron'] };
    render(
      <RegistrationFormPage
        {...PROPS}
        answer={JSON.stringify({ status: 'error', initialValue: GOOD, error })}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Los cupos se agotaron');
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Elvira Rojas');
  });

  it.each(['Ana', 'José Ñáñez-Ruiz', 'J. R. Pérez', "Sinéad O'Connor"])('takes the name %j', (name) => {
    expect(parseForm(registrationForm, new URLSearchParams({ ...GOOD, name })).status).toBe('success');
  });

  it.each([
    ['name', ''],
    ['name', 'www.sitio.co'],
    ['name', 'https://sitio'],
    ['name', 'a'.repeat(81)],
    ['email', 'elvira@correo'],
    ['organisation', 'x'.repeat(121)],
    ['policy', ''],
  ])('refuses %s %j', (field, value) => {
    const read = (fields: Record<string, string>) => parseForm(registrationForm, new URLSearchParams(fields));
    expect(read(GOOD).status).toBe('success');
    expect(Object.keys(read({ ...GOOD, [field]: value }).reply().error ?? {})).toEqual([field]);
  });
});
