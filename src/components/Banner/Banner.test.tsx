// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Banner } from './index.ts';

describe('T4 Banner', () => {
  describeConformance(Banner, { props: { children: 'Guardado' }, element: 'div' });

  it.each(['info', 'success', 'warning'] as const)(
    '%s is a status, which waits for the end of other speech',
    (tone) => {
      render(<Banner tone={tone}>Guardado</Banner>);
      expect(screen.getByRole('status')).toHaveTextContent('Guardado');
    },
  );

  it('an error interrupts', () => {
    render(<Banner tone="error">Rechazado</Banner>);
    expect(screen.getByRole('alert')).toHaveTextContent('Rechazado');
  });
});
