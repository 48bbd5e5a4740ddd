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

  it('keeps a hidden label as its name', () => {
    const { container } = render(<Input label="Qué busca" labelHidden type="search" required />);
    expect(screen.getByRole('searchbox', { name: 'Qué busca' })).toBeRequired();
    expect(container.querySelector('span > label')).not.toBeNull();
    expect(container.querySelector('[labelhidden]')).toBeNull();
  });

  it('passes native attributes to the control', () => {
    render(<Input label="Ciudad" name="ciudad" id="ciudad" required disabled />);
    const control = screen.getByLabelText(/Ciudad/);
    expect(control).toHaveAttribute('name', 'ciudad');
    expect(control).toHaveAttribute('id', 'ciudad');
    expect(control).toBeRequired();
    expect(control).toBeDisabled();
  });

  it('gives its size to the control and leaves the native attribute alone', () => {
    render(<Input label="Ciudad" size="large" />);
    const control = screen.getByLabelText('Ciudad');
    expect(control).toHaveAttribute('data-size', 'large');
    expect(control).not.toHaveAttribute('size');
  });
});
