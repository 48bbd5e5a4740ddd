// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { PasswordInput } from './index.ts';

const props = { label: 'Contraseña', autoComplete: 'current-password' } as const;

describe('T4 PasswordInput', () => {
  describeConformance(PasswordInput, { props, element: 'div', control: 'input' });

  it('shows and hides what was typed, and keeps it', async () => {
    render(<PasswordInput {...props} />);
    const input = screen.getByLabelText('Contraseña');
    await userEvent.type(input, 'Cafe2025');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Cafe2025');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('its button sends no form', () => {
    render(<PasswordInput {...props} />);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('is described by its error', () => {
    render(<PasswordInput {...props} error="No es correcta" />);
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('No es correcta');
  });
});
