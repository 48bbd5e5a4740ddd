// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Field, type ControlWiring } from './index.ts';

const control = (wiring: ControlWiring) => <input {...wiring} />;

describe('T4 Field', () => {
  describeConformance(Field, { props: { label: 'Nombre', children: control }, element: 'div' });

  it('wires label, hint and error to the control', () => {
    render(
      <Field label="Nombre" hint="Como en su cédula" error="Falta el nombre" required>
        {control}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /Nombre/ });
    expect(input).toHaveAccessibleDescription('Como en su cédula Falta el nombre');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('without hint and error the control is described by nothing and not invalid', () => {
    render(<Field label="Nombre">{control}</Field>);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  });

  it('gives its size to its texts and to the control', () => {
    const { container } = render(
      <Field label="Nombre" size="small">
        {control}
      </Field>,
    );
    expect(container.firstElementChild).toHaveAttribute('data-size', 'small');
    expect(screen.getByRole('textbox')).toHaveAttribute('data-size', 'small');
  });

  it('two fields never share an id', () => {
    render(
      <>
        <Field label="Nombre">{control}</Field>
        <Field label="Apellido">{control}</Field>
      </>,
    );
    expect(screen.getByLabelText('Nombre').id).not.toBe(screen.getByLabelText('Apellido').id);
  });
});
