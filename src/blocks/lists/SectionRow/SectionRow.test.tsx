// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { optionsOfBlock } from '../../shared/fixtures/html-of-block.ts';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { sectionRowBlock } from './SectionRow.block.ts';
import { SectionRow } from './SectionRow.tsx';

const args = { title: 'Política', url: '/politica/', teasers: teasers(6), arrangement: 'lead' as const };

describe('B7 SectionRow', () => {
  it('sets the text of the first story beside its picture, and shows the others without pictures', () => {
    const { container } = render(<SectionRow {...args} />);
    const first = container.querySelector('article');
    expect(first?.getAttribute('data-scale')).toBe('m');
    expect(first?.getAttribute('data-layout')).toBe('side');
    expect(container.querySelectorAll('.texts article')).toHaveLength(args.teasers.length - 1);
    expect(container.querySelectorAll('.texts img')).toHaveLength(0);
  });

  it('a single story without a picture leaves no empty element', () => {
    const { container } = render(<SectionRow {...args} teasers={[TEASERS.withoutPicture]} />);
    expect(container.querySelector('article')?.getAttribute('data-layout')).toBe('stacked');
    expect(container.querySelector('.texts')).toBeNull();
  });

  it('has no attribute for the usual composition of a phone', () => {
    const { container } = render(<SectionRow {...args} phone="stack" />);
    expect(container.firstElementChild).not.toHaveAttribute('data-phone');
  });

  it('is named by its section and links to it', () => {
    render(<SectionRow {...args} />);
    expect(screen.getByRole('region', { name: 'Política' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Política' }).getAttribute('href')).toBe('/politica/');
  });

  it('shows nothing without stories', () => {
    const { container } = render(<SectionRow {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('B1 the block keeps the name and settings of page documents', () => {
  it.each([
    [{}, { preset: 'quarters' }],
    [{ columns: 3 }, { preset: 'thirds' }],
    [{ arrangement: 'lead' }, { arrangement: 'lead' }],
    [{ arrangement: 'lead-end', columns: 3 }, { arrangement: 'lead-end' }],
    [{ phone: 'rows' }, { preset: 'quarters', phone: 'rows' }],
    [
      { arrangement: 'lead', phone: 'rail' },
      { arrangement: 'lead', phone: 'rail' },
    ],
  ])('section-row %j', async (settings, root) => {
    expect(sectionRowBlock.name).toBe('section-row');
    expect(await optionsOfBlock(sectionRowBlock, settings)).toMatchObject(root);
  });
});
