// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyLinkList } from './BodyLinkList.tsx';

describe('N3 link list', () => {
  it('shows an item without a safe address as text, and drops none', () => {
    render(
      <BodyLinkList
        title="Siga leyendo"
        items={[
          { href: '/a/', html: 'La <em>primera</em>' },
          { html: 'Sin enlace' },
          { href: 'javascript:alert(1)', html: 'Peligrosa', description: 'Con <i>palabras</i>.' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'La primera',
      'Sin enlace',
      'PeligrosaCon palabras.',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a/']);
  });

  it('works without a title', () => {
    const { container } = render(<BodyLinkList title="" items={[{ href: '/a/', html: 'A' }]} />);
    expect(container.querySelector('.title')).toBeNull();
  });
});
