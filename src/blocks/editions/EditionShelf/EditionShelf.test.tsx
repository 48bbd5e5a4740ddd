// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { EditionShelf } from './EditionShelf.tsx';

describe('B11 print editions on a shelf', () => {
  it('shows each cover with its number and its link', () => {
    const edition = { ...TEASERS.short, kicker: 'Edición 84', headline: 'Sembrar por turnos' };
    render(<EditionShelf title="Ediciones" editions={[edition]} />);
    expect(screen.getByText('Edición 84')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sembrar por turnos' }).getAttribute('href')).toBe(edition.url);
  });

  it('shows nothing without editions', () => {
    const { container } = render(<EditionShelf title="Ediciones" editions={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
