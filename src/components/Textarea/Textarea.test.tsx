// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Textarea } from './index.ts';

describe('T4 Textarea', () => {
  describeConformance(Textarea, { props: { label: 'Ciudad' }, element: 'textarea' });

  it('is named by its label and described by hint and error', () => {
    render(<Textarea label="Ciudad" hint="La de su cédula" error="Falta la ciudad" />);
    const control = screen.getByRole('textbox', { name: 'Ciudad' });
    expect(control).toHaveAccessibleDescription('La de su cédula Falta la ciudad');
    expect(control).toBeInvalid();
  });

  it('passes native attributes to the control', () => {
    render(<Textarea label="Ciudad" name="ciudad" id="ciudad" required disabled />);
    const control = screen.getByLabelText(/Ciudad/);
    expect(control).toHaveAttribute('name', 'ciudad');
    expect(control).toHaveAttribute('id', 'ciudad');
    expect(control).toBeRequired();
    expect(control).toBeDisabled();
  });

  it('gives its size to the control and leaves the native attribute alone', () => {
    render(<Textarea label="Ciudad" size="large" />);
    const control = screen.getByLabelText('Ciudad');
    expect(control).toHaveAttribute('data-size', 'large');
    expect(control).not.toHaveAttribute('size');
  });
});
