// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MostReadBox } from './MostReadBox.tsx';

describe("N7 'Lo más leído'", () => {
  it('numbers the popular stories and links each by its title', () => {
    render(
      <MostReadBox
        title="Lo más leído"
        items={[
          { url: '/a/', title: 'La A' },
          { url: '/b/', title: 'La B' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['La A', '/a/'],
      ['La B', '/b/'],
    ]);
    expect(screen.getAllByRole('listitem').map((item) => item.dataset['rank'])).toEqual(['1', '2']);
  });

  it('keeps the ranks where the story of the page is left out', () => {
    render(<MostReadBox title="Lo más leído" items={[{ url: '/b/', title: 'La B', rank: 2 }]} />);
    expect(screen.getByRole('listitem').dataset['rank']).toBe('2');
    expect(screen.getByRole('listitem')).toHaveProperty('value', 2);
  });

  it('starts open, and renders nothing without stories', () => {
    const { container, rerender } = render(
      <MostReadBox title="Lo más leído" items={[{ url: '/a/', title: 'A' }]} />,
    );
    expect(container.querySelector('details')?.open).toBe(true);
    rerender(<MostReadBox title="Lo más leído" items={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
