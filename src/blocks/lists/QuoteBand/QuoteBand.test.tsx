// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import { createDedupe } from '../../dedupe.ts';
import { quoteBandBlock } from './QuoteBand.block.ts';
import { QuoteBand } from './QuoteBand.tsx';
import { MAX_QUOTE_LENGTH, quoteOf } from './quote-of.ts';

/** A story as the content service answers it and the sites read it. */
const story = (...content_elements: object[]) => documentOf({ _id: 'a', type: 'story', content_elements });
const quote = (content: string, by?: string) => ({
  type: 'quote',
  content_elements: [{ type: 'text', content }],
  ...(by && { citation: { type: 'text', content: by } }),
});

describe('QuoteBand', () => {
  it('sets the quotation marks and links to the story', () => {
    render(
      <QuoteBand quote="Empecé por el agua." by="Luz Marina" story={{ url: '/a/', headline: 'Nadar' }} />,
    );
    expect(screen.getByText('«Empecé por el agua.»')).toBeTruthy();
    expect(screen.getByText('Luz Marina')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nadar' })).toHaveAttribute('href', '/a/');
  });
});

describe('the quotation of a story', () => {
  it('is the first one, as plain text without its quotation marks', () => {
    const found = quoteOf(
      story({ type: 'text' }, quote('«Empecé <b>por</b> el agua.»', 'Luz'), quote('Otra')),
    );
    expect(found).toEqual({ quote: 'Empecé por el agua.', by: 'Luz' });
  });

  it('is not one that is too long or empty', () => {
    expect(quoteOf(story(quote('a'.repeat(MAX_QUOTE_LENGTH + 1)), quote('')))).toBeUndefined();
    expect(quoteOf(story())).toBeUndefined();
  });
});

describe('the block', () => {
  const document = (name: string, hour: number, content_code: unknown) =>
    documentOf({
      _id: name,
      type: 'story',
      canonical_url: `/nacion/articulo/${name}/`,
      headlines: { basic: name },
      publish_date: `2026-11-20T${hour}:00:00Z`,
      taxonomy: { primary_section: { _id: '/nacion', name: 'Nación' } },
      content_restrictions: { content_code },
      content_elements: [quote(`Palabras de ${name}.`)],
    });

  const services = (...documents: ReturnType<typeof document>[]) => ({
    content: createMemoryContent({ documents }),
    images: { url: (source: string) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    product: 'semanario',
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  });
  const page = {
    brand: 'women',
    kind: 'home',
    path: '/',
    query: new URLSearchParams(),
    number: 1,
    title: '',
  } as const;

  it('never quotes from a locked story, however its code is written', async () => {
    const content = services(
      document('cerrada', 22, '3'),
      document('con-cero', 21, '03'),
      document('sin-leer', 20, { nivel: 3 }),
      document('abierta', 19, '1'),
    );
    const shown = await quoteBandBlock.prepare({ published: true }, content, page);
    const html = renderToString(shown!.element);
    expect(html).toContain('Palabras de abierta.');
    expect(html).not.toMatch(/Palabras de (cerrada|con-cero|sin-leer)/);
  });

  it('B1 quotes a story that the page does not show yet, or none', async () => {
    const card = document('tarjeta', 22, '1');
    const other = document('otra', 21, '1');
    const dedupe = createDedupe();
    dedupe.claim([card], 1);
    const band = await quoteBandBlock.prepare({ published: true }, services(card, other), {
      ...page,
      dedupe,
    });
    expect(renderToString(band!.element)).toContain('Palabras de otra.');
    const again = await quoteBandBlock.prepare({ published: true }, services(card, other), {
      ...page,
      dedupe,
    });
    expect(again).toBeNull();
  });
});
