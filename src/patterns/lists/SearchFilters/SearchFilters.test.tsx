// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SearchFilters } from './SearchFilters.tsx';

const KINDS = {
  label: 'Tipo',
  options: [
    { label: 'Notas', count: 5, href: '/buscador/?q=agua', chosen: true },
    { label: 'Videos', count: 2, href: '/buscador/?q=agua&tipo=videos' },
  ],
};

describe('B11 the filters of a search', () => {
  it('are links with the number of results; the chosen one takes itself away', () => {
    render(<SearchFilters preset="rule" groups={[KINDS]} clear="/buscador/?q=agua" />);
    const list = within(screen.getByRole('list', { name: 'Tipo' }));
    expect(list.getByRole('link', { name: 'Videos 2' }).getAttribute('href')).toBe(
      '/buscador/?q=agua&tipo=videos',
    );
    const chosen = list.getByRole('link', { name: 'Quitar: Notas 5' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Quitar todos los filtros' })).toBeTruthy();
  });

  it('the value of a group that always has one is marked and no link', () => {
    const order = {
      label: 'Orden',
      always: true,
      options: [{ label: 'Relevancia', href: '?', chosen: true }],
    };
    render(<SearchFilters preset="rule" groups={[order]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Relevancia').getAttribute('aria-current')).toBe('true');
  });

  it('name the corrected words and lead to those of the reader', () => {
    const correction = { shown: 'agua', typed: '<b>ahua</b>', href: 'javascript:alert(1)' };
    render(<SearchFilters preset="rule" groups={[]} correction={correction} />);
    expect(screen.getByText(/Mostramos resultados de/).textContent).toBe(
      'Mostramos resultados de «agua». Buscar «<b>ahua</b>»',
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText(/Buscar «/).getAttribute('href')).toBeNull();
  });
});
