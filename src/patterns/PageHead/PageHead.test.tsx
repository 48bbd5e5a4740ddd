// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageHead } from './PageHead.tsx';

describe('PageHead', () => {
  it('is the page’s first heading, with what kind of page it is and which of its pages', () => {
    render(
      <PageHead
        look="rule"
        title="Congreso"
        kicker="Noticias relacionadas"
        description="Leyes."
        note="Página 2"
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Congreso');
    for (const text of ['Noticias relacionadas', 'Leyes.', 'Página 2']) screen.getByText(text);
  });

  it('shows initials where an author has no portrait, and says the name once', () => {
    const { container } = render(
      <PageHead look="centered" title="Ana Ríos" portrait={{ name: 'Ana Ríos' }} />,
    );
    expect(container.querySelector('.portrait')?.textContent).toBe('AR');
    expect(screen.getAllByText('Ana Ríos')).toHaveLength(1);
  });

  it('reaches the window’s edges where the look is a band', () => {
    const { container, rerender } = render(<PageHead look="band" title="Relatos" />);
    expect(container.firstElementChild?.getAttribute('data-bleed')).toBe('both');
    rerender(<PageHead look="grid" title="Relatos" />);
    expect(container.firstElementChild?.getAttribute('data-bleed')).toBeNull();
  });

  it('holds a form under the words', () => {
    render(
      <PageHead look="tab" title="Buscar">
        <form aria-label="Buscador" />
      </PageHead>,
    );
    screen.getByRole('form', { name: 'Buscador' });
  });
});
