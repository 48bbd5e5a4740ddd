// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Select } from './index.ts';

describe('T4 Select', () => {
  describeConformance(Select, { props: { label: 'Ciudad' }, element: 'select' });

  it('is named by its label and described by hint and error', () => {
    render(<Select label="Ciudad" hint="La de su cédula" error="Falta la ciudad" />);
    const control = screen.getByRole('combobox', { name: 'Ciudad' });
    expect(control).toHaveAccessibleDescription('La de su cédula Falta la ciudad');
    expect(control).toBeInvalid();
  });

  it('passes native attributes to the control', () => {
    render(<Select label="Ciudad" name="ciudad" id="ciudad" required disabled />);
    const control = screen.getByLabelText(/Ciudad/);
    expect(control).toHaveAttribute('name', 'ciudad');
    expect(control).toHaveAttribute('id', 'ciudad');
    expect(control).toBeRequired();
    expect(control).toBeDisabled();
  });

  it('gives its size to the control and leaves the native attribute alone', () => {
    render(<Select label="Ciudad" size="large" />);
    const control = screen.getByLabelText('Ciudad');
    expect(control).toHaveAttribute('data-size', 'large');
    expect(control).not.toHaveAttribute('size');
  });
});
