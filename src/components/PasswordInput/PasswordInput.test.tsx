// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { PasswordInput } from './index.ts';

const props = { label: 'Contraseña', autoComplete: 'current-password' } as const;

describe('T4 PasswordInput', () => {
  describeConformance(PasswordInput, { props, element: 'div', control: 'input' });

  it('shows and hides the password and keeps its value', async () => {
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

  it('measures what was typed, or filled in, before the script ran', () => {
    const input = <PasswordInput {...props} strength />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(input);
    screen.getByLabelText<HTMLInputElement>('Contraseña').value = 'Cafe2025';
    render(input, { container: box, hydrate: true });
    expect(screen.getByRole('meter')).not.toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('Cafe2025');
    box.remove();
  });

  it('its button does not submit the form', () => {
    render(<PasswordInput {...props} />);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('A8 measures the password by the rule of the server, and names missing parts', async () => {
    const onChange = vi.fn();
    const policy = { pwMinLength: 6, pwUppercase: 0, pwLowercase: 0, pwPwNumbers: 2, pwSpecialCharacters: 1 };
    render(<PasswordInput {...props} strength={policy} onChange={onChange} hint="Una nueva" />);
    const input = screen.getByLabelText('Contraseña');
    const meter = screen.getByRole('meter', { name: 'Requisitos que cumple la contraseña' });
    expect(input).toHaveAccessibleDescription('Una nueva Se piden 6 caracteres o más, 2 números y un signo.');
    expect(meter).toHaveAttribute('aria-valuemax', '3');
    await userEvent.type(input, 'café20');
    expect(meter).toHaveAttribute('aria-valuetext', '2 de 3');
    expect(screen.getByRole('status')).toHaveTextContent(/^Falta: un signo\.$/);
    await userEvent.type(input, '!');
    expect(meter).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getByRole('status')).toHaveTextContent('Cumple todos los requisitos.');
    expect(onChange).toHaveBeenCalledTimes(7);
  });

  it('measures the value that it is given, and nothing without a rule', () => {
    const { rerender } = render(<PasswordInput {...props} strength value="Cafe2026" onChange={vi.fn()} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '4');
    rerender(<PasswordInput {...props} value="Cafe2026" onChange={vi.fn()} />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByLabelText('Contraseña')).not.toHaveAttribute('aria-describedby');
  });

  it('is described by its error', () => {
    render(<PasswordInput {...props} error="No es correcta" />);
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('No es correcta');
  });

  it('gives its size to the control and leaves the native attribute alone', () => {
    render(<PasswordInput {...props} label="Ciudad" size="large" />);
    const control = screen.getByLabelText('Ciudad');
    expect(control).toHaveAttribute('data-size', 'large');
    expect(control).not.toHaveAttribute('size');
  });
});
