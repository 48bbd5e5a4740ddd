// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyTable } from './BodyTable.tsx';

describe('N3 table', () => {
  it('has column headings, keeps the markup of its cells, and is named by its caption', () => {
    render(<BodyTable caption="Víveres" header={['Cosa', 'Precio']} rows={[['<b>Arroz</b>', '$4.200']]} />);
    expect(screen.getByRole('table', { name: 'Víveres' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Cosa',
      'Precio',
    ]);
    expect(screen.getByText('Arroz').tagName).toBe('B');
    expect(screen.getByRole('group', { name: 'Víveres' }).tabIndex).toBe(0);
  });

  it('shows the markup of its caption, is named by its text, and has no empty heading', () => {
    render(<BodyTable caption="Arroz &amp; <em>fríjol</em>" header={['Cosa', '']} rows={[['a', 'b']]} />);
    expect(screen.getByRole('table').querySelector('caption')!.textContent).toBe('Arroz & fríjol');
    expect(screen.getByRole('group', { name: 'Arroz & fríjol' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });

  it('is named by its headings without a caption, or as its page names it', () => {
    const { rerender } = render(
      <BodyTable header={['<b>Ruta</b>', '', 'Desvío']} rows={[['A42', '', 'x']]} />,
    );
    expect(screen.getByRole('table', { name: 'Tabla: Ruta, Desvío' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Tabla: Ruta, Desvío' })).toBeTruthy();
    rerender(<BodyTable header={['Ruta']} rows={[['A42']]} label="Rutas" />);
    expect(screen.getByRole('table', { name: 'Rutas' })).toBeTruthy();
  });

  it('has no header row without headings', () => {
    render(<BodyTable header={[]} rows={[['a'], ['b']]} />);
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});
