// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../fixtures/teasers.ts';
import { CardGrid } from './CardGrid.tsx';

describe('B7 card grid', () => {
  const props = { title: 'Del surco', url: '/agricultura/', look: 'soft', first: 'start' } as const;

  it('ranks its first story over the others', () => {
    const { container } = render(<CardGrid {...props} teasers={teasers(5)} />);
    const scales = [...container.querySelectorAll('article')].map((card) => card.getAttribute('data-scale'));
    expect(scales).toEqual(['m', 's', 's', 's', 's']);
  });

  it('ranks three stories alike, and names the section', () => {
    const { container } = render(<CardGrid {...props} teasers={teasers(3)} />);
    expect(container.querySelector('[data-scale="m"]')).toBeNull();
    expect(screen.getByRole('region', { name: 'Del surco' })).toBeTruthy();
  });

  it('shows nothing without stories', () => {
    const { container } = render(<CardGrid {...props} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
