// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyRating } from './BodyRating.tsx';

describe('N3 rating', () => {
  it('shows the number in words and as a bar', () => {
    render(<BodyRating value={4.5} min={0} max={5} units="estrellas" />);
    expect(screen.getByText('4,5/5').parentElement?.textContent).toBe('Calificación:4,5/5estrellas');
    const bar = screen.getByRole('meter', { name: 'Calificación' }) as HTMLMeterElement;
    expect([bar.getAttribute('value'), bar.getAttribute('min'), bar.getAttribute('max')]).toEqual([
      '4.5',
      '0',
      '5',
    ]);
  });
});
