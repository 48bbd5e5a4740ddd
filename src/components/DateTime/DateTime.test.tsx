// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { DateTime } from './index.ts';

describe('T4 DateTime', () => {
  describeConformance(DateTime, { props: { iso: '2025-08-14T15:05:00Z', children: 'Hoy' }, element: 'time' });

  it('renders the machine-readable time and the text', () => {
    render(<DateTime iso="2025-08-14T15:05:00Z">Hace 12 minutos</DateTime>);
    expect(screen.getByText('Hace 12 minutos')).toHaveAttribute('datetime', '2025-08-14T15:05:00Z');
  });
});
