// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { PRESETS, type GridPreset } from './presets.ts';
import { StoryGrid } from './StoryGrid.tsx';

const args = { title: 'Del surco', url: '/agricultura/', teasers: teasers(4) };
const presets = Object.keys(PRESETS) as GridPreset[];
const scales = (container: HTMLElement) =>
  [...container.querySelectorAll('article')].map((card) => card.getAttribute('data-scale'));

describe('B7 StoryGrid', () => {
  it.each(presets)('%s is a section named by its heading, with one card for each story', (preset) => {
    render(<StoryGrid {...args} preset={preset} />);
    const section = within(screen.getByRole('region', { name: 'Del surco' }));
    expect(section.getByRole('heading', { level: 2, name: 'Del surco' })).toBeTruthy();
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    for (const { url } of args.teasers)
      expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(url);
  });

  it('a rail of a phone has smaller pictures below 600 px only', () => {
    const sizes = (phone: 'stack' | 'rail') => {
      const { container } = render(<StoryGrid {...args} preset="soft" first="end" phone={phone} />);
      return container.querySelector('img')!.sizes.split(', ');
    };
    const [wide, narrow] = sizes('stack');
    expect(sizes('rail')).toEqual([wide, `(min-width: 600px) ${narrow}`, expect.stringContaining('68vw')]);
  });

  it.each(presets)('%s has no skipped heading level', (preset) => {
    render(<StoryGrid {...args} preset={preset} title="" url="" />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each(presets)('%s renders nothing without stories', (preset) => {
    const { container } = render(<StoryGrid {...args} preset={preset} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('the title links to the section, with a second link if the preset has its text', () => {
    const { rerender } = render(<StoryGrid {...args} preset="quarters" />);
    screen.getByRole('link', { name: 'Del surco' });
    screen.getByRole('link', { name: /^Ver más/ });
    rerender(<StoryGrid {...args} preset="portraits" />);
    screen.getByRole('link', { name: 'Del surco' });
    expect(screen.queryByRole('link', { name: /^Ver más/ })).toBeNull();
  });
});

describe('B7 cards', () => {
  it.each(['soft', 'ruled'] as const)(
    '%s ranks its first story, and stories of words alone, over the others',
    (preset) => {
      const stories = teasers(5);
      const { container } = render(<StoryGrid {...args} preset={preset} first="start" teasers={stories} />);
      expect(scales(container)).toEqual(
        stories.map(({ picture }, index) => (index === 0 || !picture ? 'm' : 's')),
      );
      expect(container.querySelectorAll('.standfirst')).toHaveLength(1);
    },
  );

  it('ranks three stories equally, and any number with `even`', () => {
    const pictured = teasers(9).filter(({ picture }) => picture);
    const { container, rerender } = render(
      <StoryGrid {...args} preset="soft" first="start" teasers={pictured.slice(0, 3)} />,
    );
    expect(new Set(scales(container))).toEqual(new Set(['s']));
    rerender(<StoryGrid {...args} preset="soft" teasers={pictured} />);
    expect(new Set(scales(container))).toEqual(new Set(['s']));
    rerender(<StoryGrid {...args} preset="quarters" first="start" teasers={pictured} />);
    expect(new Set(scales(container))).toEqual(new Set(['s']));
  });

  it('requests the pictures of a rail in the width of its cards', () => {
    const { container } = render(<StoryGrid {...args} preset="soft" first="start" phone="rail" />);
    const sizes = [...container.querySelectorAll('img')].map((image) => image.sizes);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.filter((size) => !/, \d+vw$/.test(size) || / 100vw$/.test(size))).toEqual([]);
  });

  it('has the frame of each preset as an attribute', () => {
    const { container, rerender } = render(<StoryGrid {...args} preset="soft" />);
    expect(container.querySelectorAll('[data-frame="box"]')).toHaveLength(4);
    rerender(<StoryGrid {...args} preset="ruled" />);
    expect(container.querySelectorAll('[data-frame="ruled"]')).toHaveLength(4);
    rerender(<StoryGrid {...args} preset="galleries" />);
    expect(container.querySelector('[data-frame]')).toBeNull();
  });
});

describe('B7 portraits', () => {
  it('are centred by default', () => {
    const { container, rerender } = render(<StoryGrid {...args} preset="portraits" />);
    expect(container.firstElementChild).toHaveAttribute('data-align', 'center');
    rerender(<StoryGrid {...args} preset="portraits" align="start" />);
    expect(container.firstElementChild).toHaveAttribute('data-align', 'start');
    rerender(<StoryGrid {...args} preset="quarters" />);
    expect(container.firstElementChild).not.toHaveAttribute('data-align');
  });

  it('request pictures in the width of their columns', () => {
    const people = [TEASERS.opinion, TEASERS.culture, TEASERS.sport];
    const { container, rerender } = render(<StoryGrid {...args} preset="portraits" teasers={people} />);
    expect(container.querySelector('img')?.sizes).toContain('416px');
    rerender(<StoryGrid {...args} preset="portraits" teasers={people.slice(1)} />);
    expect(container.querySelector('img')?.sizes).toContain('624px');
  });
});

describe('N10 galleries under a gallery', () => {
  const gallery = (id: string, headline = id): Teaser => ({
    ...TEASERS.gallery,
    id,
    url: `/galeria/${id}/`,
    headline,
  });
  const title = 'Últimas galerías';

  it("shows four, each with its link 'Ver galería'", () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => gallery(id));
    render(<StoryGrid title={title} url="" preset="galleries" teasers={five} />);
    const links = screen.getAllByRole('link', { name: /^Ver galería: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `/galeria/${id}/`),
    );
    expect(links[0]?.textContent).toBe('Ver galería');
  });

  it("a headline longer than 100 characters ends in '...'; one alone ranks higher", () => {
    const { container } = render(
      <StoryGrid title={title} url="" preset="galleries" teasers={[gallery('a', 'x'.repeat(101))]} />,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(`${'x'.repeat(100)}...`);
    expect(scales(container)).toEqual(['m']);
  });
});
