import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import type { FieldProps, FieldTexts } from './Field/Field.tsx';

interface ControlProps extends FieldTexts, Pick<FieldProps, 'size'> {
  name?: string | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Tests of native controls with a label. */
export function describeLabelled(Control: ComponentType<ControlProps>, role: 'combobox' | 'textbox'): void {
  it('is named by its label and described by hint and error', () => {
    render(<Control label="Ciudad" hint="La de su cédula" error="Falta la ciudad" />);
    const control = screen.getByRole(role, { name: 'Ciudad' });
    expect(control).toHaveAccessibleDescription('La de su cédula Falta la ciudad');
    expect(control).toBeInvalid();
  });

  it('passes native attributes to the control', () => {
    render(<Control label="Ciudad" name="ciudad" id="ciudad" required disabled />);
    const control = screen.getByLabelText(/Ciudad/);
    expect(control).toHaveAttribute('name', 'ciudad');
    expect(control).toHaveAttribute('id', 'ciudad');
    expect(control).toBeRequired();
    expect(control).toBeDisabled();
  });

  it('gives its size to the control and leaves the native attribute alone', () => {
    render(<Control label="Ciudad" size="large" />);
    const control = screen.getByLabelText('Ciudad');
    expect(control).toHaveAttribute('data-size', 'large');
    expect(control).not.toHaveAttribute('size');
  });
}
