// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Kicker } from './index.ts';

describe('T4 Kicker', () => {
  describeConformance(Kicker, { props: { children: 'Nación' }, element: 'p' });

  it('is a link with an address, and text without one', () => {
    const { rerender } = render(<Kicker href="/nacion/">Nación</Kicker>);
    expect(screen.getByRole('link', { name: 'Nación' })).toHaveAttribute('href', '/nacion/');
    rerender(<Kicker>Nación</Kicker>);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is the heading of a group with `as`', () => {
    render(<Kicker as="h2">Lea también</Kicker>);
    expect(screen.getByRole('heading', { level: 2, name: 'Lea también' })).toBeVisible();
  });

  it('never renders a javascript: address', () => {
    render(<Kicker href="javascript:alert(1)">Nación</Kicker>);
    expect(screen.getByText('Nación')).not.toHaveAttribute('href');
  });
});
