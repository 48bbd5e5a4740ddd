// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { sampleJson } from '../../../../tests/contract/documents.ts';
import { PriceList } from './PriceList.tsx';
import { readPrices } from './table.ts';

const withTable = (header: string[], rows: string[][]) => {
  const cells = (texts: string[]) => texts.map((content) => ({ type: 'text', content }));
  return documentOf({
    ...sampleJson({ id: 'precios' }),
    content_elements: [{ type: 'table', header: cells(header), rows: rows.map(cells) }],
  });
};

describe('B7 prices', () => {
  it('are read from the first table of a story', () => {
    const document = withTable(['Producto', 'Bogotá', 'Cali'], [['Yuca', '$1.700', '$1.600']]);
    expect(readPrices(document)).toEqual({
      places: ['Bogotá', 'Cali'],
      rows: [{ product: 'Yuca', prices: ['$1.700', '$1.600'] }],
    });
    expect(readPrices(withTable(['Producto'], [['Yuca']]))).toBeUndefined();
  });

  it('mark the lowest of a row in words, unless all are equal', () => {
    const prices = {
      places: ['Bogotá', 'Cali'],
      rows: [
        { product: 'Yuca', prices: ['$1.700', '$1.600'] },
        { product: 'Papa', prices: ['$900', '$900'] },
      ],
    };
    const { container } = render(<PriceList title="Precios" caption="Pesos" prices={prices} stories={[]} />);
    const marked = [...container.querySelectorAll('td')].filter((cell) =>
      cell.textContent?.includes('más bajo'),
    );
    expect(marked.map((cell) => cell.textContent)).toEqual(['$1.600más bajo']);
    expect(screen.getByRole('table', { name: 'Pesos' })).toBeTruthy();
    // With written roles: laid out as blocks on a phone, its elements lose their native ones in some browsers.
    expect(container.querySelectorAll(':is(table, thead, tbody, tr, th, td):not([role])')).toHaveLength(0);
  });
});
