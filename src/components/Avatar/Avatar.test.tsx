// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Avatar, AvatarGroup } from './index.ts';
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

  it('is hidden from screen readers if the name is next to it', () => {
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

describe('T4 AvatarGroup', () => {
  const people = ['Ana Ruiz', 'Óscar Gil', 'Rosa Paz', 'Luz Rey'].map((name) => ({ name }));
  describeConformance(AvatarGroup, { props: { label: 'Autores', people }, element: 'ul' });

  it.each([
    [4, ['Ana Ruiz', 'Óscar Gil', 'Rosa Paz', 'Luz Rey'], undefined],
    [3, ['Ana Ruiz', 'Óscar Gil', 'Rosa Paz', 'Luz Rey'], undefined],
    [2, ['Ana Ruiz', 'Óscar Gil'], 'y 2 más'],
  ])('of four and at most %i shows %j and %s', (max, names, more) => {
    render(<AvatarGroup label="Autores" people={people} max={max} />);
    expect(screen.getByRole('list', { name: 'Autores' })).toBeInTheDocument();
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual(names);
    expect(screen.queryByText(/^y \d+ más$/)?.textContent).toBe(more);
  });
});
