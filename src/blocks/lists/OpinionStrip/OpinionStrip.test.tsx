// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { OpinionStrip } from './OpinionStrip.tsx';

const args = {
  title: 'Opinión',
  url: '/opinion/',
  teasers: [TEASERS.opinion, TEASERS.opinionTwo, TEASERS.opinion, TEASERS.opinionTwo].map(
    (teaser, index) => ({ ...teaser, id: String(index) }),
  ),
};

describe('B7 OpinionStrip', () => {
  it('names the columnist before the column', () => {
    const { container } = render(<OpinionStrip {...args} />);
    const [first] = args.teasers;
    const words = container.querySelector('.words');
    expect(words?.firstElementChild?.textContent).toBe(first?.authors[0]?.name);
    expect(screen.getAllByRole('link', { name: first?.headline ?? '' })[0]?.getAttribute('href')).toBe(
      first?.url,
    );
  });

  it('B10 links the columnist, if there is a page', () => {
    render(<OpinionStrip {...args} />);
    const [linked] = TEASERS.opinion.authors;
    const [plain] = TEASERS.opinionTwo.authors;
    expect(screen.getAllByRole('link', { name: linked.name })[0]?.getAttribute('href')).toBe(linked.url);
    expect(screen.queryByRole('link', { name: plain.name })).toBeNull();
  });

  it('has the given heading level below another heading', () => {
    render(<OpinionStrip {...args} headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Opinión' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  });

  it('B6 cuts a standfirst after 150 characters, in a column after 80', () => {
    const text = 'a'.repeat(160);
    const teasers = [{ ...TEASERS.opinion, standfirst: text }];
    const shown = (direction: 'row' | 'column'): string | undefined => {
      const { container, unmount } = render(
        <OpinionStrip {...args} teasers={teasers} direction={direction} standfirst />,
      );
      const cut = container.querySelector('.standfirst')?.textContent;
      unmount();
      return cut;
    };
    expect(shown('row')).toBe(`${'a'.repeat(150)}...`);
    expect(shown('column')).toBe(`${'a'.repeat(80)}...`);
    const { container } = render(<OpinionStrip {...args} teasers={teasers} />);
    expect(container.querySelector('.standfirst')).toBeNull();
  });

  it('B6 opens a row, not a column, with the first one and its whole standfirst', () => {
    const text = 'a'.repeat(160);
    const teasers = args.teasers.map((teaser) => ({ ...teaser, standfirst: text }));
    const { container, rerender } = render(<OpinionStrip {...args} teasers={teasers} standfirst lead />);
    expect(container.querySelector('.leading .headline')?.textContent).toBe(teasers[0]?.headline);
    expect(container.querySelector('.leading .standfirst')?.textContent).toBe(text);
    expect(container.querySelectorAll('.columns > li')).toHaveLength(3);
    rerender(<OpinionStrip {...args} teasers={teasers} lead direction="column" />);
    expect(container.querySelector('.leading')).toBeNull();
    expect(container.querySelectorAll('.columns > li')).toHaveLength(4);
  });

  it('shows nothing without stories', () => {
    const { container } = render(<OpinionStrip {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
