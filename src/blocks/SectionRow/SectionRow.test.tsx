// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../fixtures/teasers.ts';
import { SectionRow } from './SectionRow.tsx';

const args = {
  title: 'Política',
  url: '/politica/',
  teasers: teasers(6),
  arrangement: 'even' as const,
  columns: 4 as const,
};

describe('B7 SectionRow', () => {
  it('sets the words of the first story beside its picture and makes the others words', () => {
    const { container } = render(<SectionRow {...args} arrangement="lead" />);
    const first = container.querySelector('article');
    expect(first?.getAttribute('data-scale')).toBe('m');
    expect(first?.getAttribute('data-layout')).toBe('side');
    expect(container.querySelectorAll('.texts article')).toHaveLength(args.teasers.length - 1);
    expect(container.querySelectorAll('.texts img')).toHaveLength(0);
  });

  it('is named by its section and leads there', () => {
    render(<SectionRow {...args} />);
    expect(screen.getByRole('region', { name: 'Política' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Política' }).getAttribute('href')).toBe('/politica/');
  });

  it('shows nothing of nothing', () => {
    const { container } = render(<SectionRow {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
