// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
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

  it('shows that some are checked until a click, and again when it is rendered so', async () => {
    const { rerender } = render(<Checkbox label="Todos" indeterminate />);
    const box = screen.getByRole('checkbox');
    expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    expect(box).not.toBePartiallyChecked();
    expect(box).toBeChecked();
    rerender(<Checkbox label="Todos" indeterminate />);
    expect(box).toBePartiallyChecked();
    rerender(<Checkbox label="Todos" indeterminate={false} />);
    expect(box).not.toBePartiallyChecked();
  });

  it('leaves a ref and the state of a plain checkbox alone', () => {
    const ref = createRef<HTMLInputElement>();
    const { rerender } = render(<Checkbox ref={ref} label="Uno" />);
    ref.current!.indeterminate = true;
    rerender(<Checkbox ref={ref} label="Dos" />);
    expect(ref.current).toBePartiallyChecked();
  });
});
