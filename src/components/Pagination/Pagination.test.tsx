// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Pagination } from './index.ts';
import { pageMarks } from './pages.ts';

const hrefOf = (page: number): string => `/archivo/?pagina=${page}`;

describe('T4 Pagination', () => {
  describeConformance(Pagination, { props: { page: 2, pages: 5, hrefOf }, element: 'nav' });

  it.each([
    [1, 1, '1'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 9, '1 … 4 5 6 … 9'],
    [24, 24, '1 … 23 24'],
  ])('page %i of %i shows %s', (page, pages, shown) => {
    expect(
      pageMarks(page, pages)
        .map((mark) => mark ?? '…')
        .join(' '),
    ).toBe(shown);
  });

  it('names every page and marks the current one', () => {
    render(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/archivo/?pagina=3');
  });

  it('after more pages were added, only the last one that is shown is the current one', () => {
    render(<Pagination page={3} through={5} pages={9} hrefOf={hrefOf} />);
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['5']);
    expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/archivo/?pagina=6');
  });

  it('has no link before the first page or after the last', () => {
    const { rerender } = render(<Pagination page={1} pages={2} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull();
    rerender(<Pagination page={2} pages={2} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull();
  });

  it('with one page there is nothing to choose', () => {
    const { container } = render(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });
});
