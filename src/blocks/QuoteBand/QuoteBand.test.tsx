// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuoteBand } from './QuoteBand.tsx';
import { MAX_QUOTE_LENGTH, quoteOf } from './quote-of.ts';

type Elements = Parameters<typeof quoteOf>[0]['content_elements'];

const story = (...elements: object[]) => ({ content_elements: elements as unknown as Elements });
const quote = (content: string, by?: string) => ({
  type: 'quote',
  content_elements: [{ type: 'text', content }],
  ...(by && { citation: { type: 'text', content: by } }),
});

describe('QuoteBand', () => {
  it('sets the quotation marks and leads to the story', () => {
    render(
      <QuoteBand quote="Empecé por el agua." by="Luz Marina" story={{ url: '/a/', headline: 'Nadar' }} />,
    );
    expect(screen.getByText('«Empecé por el agua.»')).toBeTruthy();
    expect(screen.getByText('Luz Marina')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nadar' })).toHaveAttribute('href', '/a/');
  });
});

describe('the quotation of a story', () => {
  it('is the first one, as plain text without marks of its own', () => {
    const found = quoteOf(
      story({ type: 'text' }, quote('«Empecé <b>por</b> el agua.»', 'Luz'), quote('Otra')),
    );
    expect(found).toEqual({ quote: 'Empecé por el agua.', by: 'Luz' });
  });

  it('is none that is too long or empty', () => {
    expect(quoteOf(story(quote('a'.repeat(MAX_QUOTE_LENGTH + 1)), quote('')))).toBeUndefined();
    expect(quoteOf(story())).toBeUndefined();
  });
});
