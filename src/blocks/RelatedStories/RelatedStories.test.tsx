// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../fixtures/teasers.ts';
import { RelatedStories } from './RelatedStories.tsx';

describe('N14 what to read next', () => {
  it('is a section named by its heading, with one card for each story', () => {
    render(<RelatedStories title="Noticias relacionadas" teasers={teasers(3)} />);
    const section = screen.getByRole('region', { name: 'Noticias relacionadas' });
    expect(within(section).getByRole('heading', { level: 2, name: 'Noticias relacionadas' })).toBeTruthy();
    expect(within(section).getAllByRole('article')).toHaveLength(3);
    expect(section.dataset['count']).toBe('3');
  });

  it('is nothing without stories', () => {
    const { container } = render(<RelatedStories title="x" teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
