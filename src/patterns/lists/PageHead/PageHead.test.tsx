// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageHead } from './PageHead.tsx';

describe('PageHead', () => {
  it('is the page’s first heading, with the kind of page and the page number', () => {
    render(
      <PageHead
        preset="rule"
        title="Congreso"
        kicker="Noticias relacionadas"
        description="Leyes."
        note="Página 2"
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Congreso');
    for (const text of ['Noticias relacionadas', 'Leyes.', 'Página 2']) screen.getByText(text);
  });

  it('shows initials for an author without a portrait, and the name only once', () => {
    const { container } = render(
      <PageHead preset="centered" title="Ana Ríos" portrait={{ name: 'Ana Ríos' }} />,
    );
    expect(container.querySelector('.portrait')?.textContent).toBe('AR');
    expect(screen.getAllByText('Ana Ríos')).toHaveLength(1);
  });

  it('extends to the window’s edges if the preset is a band', () => {
    const { container, rerender } = render(<PageHead preset="band" title="Relatos" />);
    expect(container.firstElementChild?.getAttribute('data-bleed')).toBe('both');
    rerender(<PageHead preset="grid" title="Relatos" />);
    expect(container.firstElementChild?.getAttribute('data-bleed')).toBeNull();
  });

  it('B11 keeps only the title, for screen readers, where the page shows its name elsewhere', () => {
    const { container } = render(<PageHead preset="rule" title="Categorías" description="Videos." unseen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Categorías' })).toBeInTheDocument();
    expect(container.textContent).toBe('Categorías');
    expect(container.firstElementChild).toHaveAttribute('data-unseen');
  });

  it('has a form below the text', () => {
    render(<PageHead preset="tab" title="Buscar" search={{ action: '/buscador/', query: 'café' }} />);
    expect(screen.getByRole('search').getAttribute('action')).toBe('/buscador/');
    expect(screen.getByRole('searchbox', { name: /Qué busca/ })).toHaveValue('café');
  });
});
