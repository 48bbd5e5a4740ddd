// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TagList } from './TagList.tsx';

describe('N14 tags', () => {
  it('are links to their pages in a named navigation', () => {
    render(
      <TagList tags={[{ text: 'Congreso', href: '/noticias/congreso/' }]} title="Noticias relacionadas" />,
    );
    expect(screen.getByRole('navigation', { name: 'Noticias relacionadas' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Congreso' }).getAttribute('href')).toBe('/noticias/congreso/');
  });

  it('render nothing without tags', () => {
    const { container } = render(<TagList tags={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
