// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Checkbox } from './index.ts';

describe('T4 Checkbox', () => {
  describeConformance(Checkbox, { props: { label: 'Acepto' }, element: 'div', control: 'input' });

  it('is checked by its words', async () => {
    render(<Checkbox label="Acepto los términos" />);
    await userEvent.click(screen.getByText('Acepto los términos'));
    expect(screen.getByRole('checkbox', { name: 'Acepto los términos' })).toBeChecked();
  });

  it('is described by hint and error', () => {
    render(<Checkbox label="Acepto" hint="Puede cambiarlo después" error="Debe aceptar" />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Puede cambiarlo después Debe aceptar');
    expect(screen.getByRole('checkbox')).toBeInvalid();
  });
});
