// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuthorCard } from './AuthorCard.tsx';

describe('N13 author under a story', () => {
  it('links the name to the author’s page; the portrait has no alternative text', () => {
    const author = {
      name: 'Ana Ruiz',
      url: '/autor/ana-ruiz/',
      role: 'Editora',
      biography: 'Cubre ríos.',
      portrait: '/r.webp',
    };
    const { container } = render(<AuthorCard {...author} />);
    expect(screen.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/autor/ana-ruiz/');
    expect(container.textContent).toBe('Ana RuizEditoraCubre ríos.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('omits missing fields', () => {
    const { container } = render(<AuthorCard name="Ana Ruiz" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelector('.role, .biography')).toBeNull();
    expect(container.textContent).toBe('ARAna Ruiz');
  });
});
