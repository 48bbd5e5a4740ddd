// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Input } from './index.ts';

describe('T4 Input', () => {
  describeConformance(Input, { props: { label: 'Ciudad' }, element: 'input' });

  it('is named by its label and described by hint and error', () => {
    render(<Input label="Ciudad" hint="La de su cédula" error="Falta la ciudad" />);
    const control = screen.getByRole('textbox', { name: 'Ciudad' });
    expect(control).toHaveAccessibleDescription('La de su cédula Falta la ciudad');
    expect(control).toBeInvalid();
  });

  it('hands every native attribute to the control', () => {
    render(<Input label="Ciudad" name="ciudad" id="ciudad" required disabled />);
    const control = screen.getByLabelText(/Ciudad/);
    expect(control).toHaveAttribute('name', 'ciudad');
    expect(control).toHaveAttribute('id', 'ciudad');
    expect(control).toBeRequired();
    expect(control).toBeDisabled();
  });
});
