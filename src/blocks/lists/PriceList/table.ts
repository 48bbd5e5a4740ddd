import type { AnsDocument } from '../../../domain/ans/document.ts';
import type { ContentElement } from '../../../domain/ans/element.ts';
import { plainText } from '../../../domain/html/plain-text.ts';

/** A table of prices: the first column has the product, the others places or kinds of price. */
export interface Prices {
  /** 'Bogotá', 'Medellín'… */
  places: readonly string[];
  rows: readonly { product: string; prices: readonly string[] }[];
}

const words = (cell: readonly ContentElement[] | undefined): string =>
  (cell ?? [])
    .map((element) => ('content' in element ? plainText(String(element.content)) : ''))
    .join(' ')
    .trim();

/** The first table of a document as prices; undefined without one with a product and a price. */
export function readPrices(document: AnsDocument): Prices | undefined {
  const table = document.content_elements.find((element) => element.type === 'table');
  if (!table) return undefined;
  const [, ...places] = table.header.map((cell) => words(cell));
  const rows = table.rows.flatMap(([first, ...cells]) => {
    const product = words(first);
    return product && cells.length > 0 ? [{ product, prices: cells.map((cell) => words(cell)) }] : [];
  });
  return places.length > 0 && rows.length > 0 ? { places, rows } : undefined;
}
