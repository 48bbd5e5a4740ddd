// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Spinner } from './index.ts';

describe('T4 Spinner', () => {
  describeConformance(Spinner, { props: {}, element: 'span' });

  it('is a status with a label, visible or not', () => {
    const { rerender } = render(<Spinner label="Buscando…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
    expect(screen.getByText('Buscando…')).not.toBe(screen.getByRole('status'));
    rerender(<Spinner label="Buscando…" labelled />);
    expect(screen.getByText('Buscando…')).toBe(screen.getByRole('status'));
  });
});
