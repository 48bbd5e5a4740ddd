// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Switch } from './index.ts';

describe('T4 Switch', () => {
  describeConformance(Switch, { props: { label: 'Alertas' }, element: 'div', control: 'input' });

  it('is a switch that its words and the keyboard turn', async () => {
    render(<Switch label="Alertas" />);
    const control = screen.getByRole('switch', { name: 'Alertas' });
    await userEvent.click(screen.getByText('Alertas'));
    expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    expect(control).not.toBeChecked();
  });

  it('is described by hint and error', () => {
    render(<Switch label="Alertas" hint="Tres al día" error="No se guardó" />);
    const control = screen.getByRole('switch');
    expect(control).toHaveAccessibleDescription('Tres al día No se guardó');
    expect(control).toBeInvalid();
  });

  it('is a form field without a script', () => {
    const form = document.createElement('form');
    form.innerHTML = renderToString(<Switch label="Alertas" name="alertas" value="si" defaultChecked />);
    expect(new FormData(form).get('alertas')).toBe('si');
  });

  it('gives the place of the control to the row, not to the input', () => {
    const { container } = render(<Switch label="Alertas" side="end" />);
    expect(container.firstElementChild).toHaveAttribute('data-side', 'end');
    expect(screen.getByRole('switch')).not.toHaveAttribute('side');
  });
});
