// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Avatar } from './index.ts';
import { initials } from './initials.ts';

describe('T4 Avatar', () => {
  describeConformance(Avatar, { props: { name: 'Ana Ruiz' }, element: 'span' });

  it('shows the portrait under the person’s name', () => {
    const { container } = render(<Avatar name="Ana Ruiz" src="/ana.jpg" />);
    expect(screen.getByRole('img', { name: 'Ana Ruiz' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/ana.jpg');
  });

  it('without a portrait shows initials, without a name a figure', () => {
    const { container, rerender } = render(<Avatar name="Ana María Ruiz" />);
    expect(container).toHaveTextContent('AR');
    rerender(<Avatar name="" />);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is silent where the name stands beside it', () => {
    render(<Avatar name="Ana Ruiz" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['Ana Ruiz', 'AR'],
    ['  Óscar   de la Ñáñez ', 'ÓÑ'],
    ['Redacción', 'R'],
    ['—', ''],
    ['', ''],
  ])('the initials of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
