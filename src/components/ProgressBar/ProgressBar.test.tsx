// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { ProgressBar } from './index.ts';

describe('T4 ProgressBar', () => {
  describeConformance(ProgressBar, { props: { label: 'Lectura', value: 10 }, element: 'progress' });

  it('without a value says that it does not know how much is done', () => {
    render(<ProgressBar label="Búsqueda" />);
    const bar = screen.getByRole('progressbar', { name: 'Búsqueda' });
    expect(bar).not.toHaveAttribute('value');
    expect((bar as HTMLProgressElement).position).toBe(-1);
  });

  it('begins to know it', () => {
    const { rerender } = render(<ProgressBar label="Búsqueda" />);
    rerender(<ProgressBar label="Búsqueda" value={30} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '30');
  });

  it.each([
    [-20, 0],
    [0, 0],
    [37.5, 37.5],
    [100, 100],
    [250, 100],
  ])('H2 %f percent is shown as %f: clamped to 0–100', (value, shown) => {
    render(<ProgressBar label="Lectura" value={value} />);
    expect(screen.getByRole('progressbar', { name: 'Lectura' })).toHaveAttribute('value', String(shown));
  });
});
