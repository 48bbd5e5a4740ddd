import { describe, expect, it } from 'vitest';
import { documentOf, rawStory } from '../fixtures/index.ts';
import { printedAt } from './printed.ts';

const printed = (...contents: string[]) =>
  printedAt(
    documentOf({
      ...rawStory,
      content_elements: contents.map((content, at) => ({ _id: `e${at}`, type: 'raw_html', content })),
    }),
  );

describe('B15 the print edition of a document', () => {
  it('is the source of the first raw HTML that has one', () => {
    expect(printed('<p>Hoy</p>', '<iframe title="x" src="/impresos/7.pdf"></iframe>')).toBe(
      '/impresos/7.pdf',
    );
    expect(printed("<iframe SRC = 'https://impresa.example/7'></iframe>")).toBe('https://impresa.example/7');
  });

  it('is missing without raw HTML, without a source, and for an unsafe one', () => {
    expect(printed()).toBeUndefined();
    expect(printed('<p>Hoy</p>')).toBeUndefined();
    expect(printed('<iframe src="javascript:alert(1)"></iframe>')).toBeUndefined();
  });
});
