// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { fromData } from '../../../islands/data.ts';
import { Islands, preload } from '../../../islands/server.tsx';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { storyCarouselIsland } from './island.ts';
import { PRESETS, type CarouselPreset } from './presets.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

const args = { title: 'Belleza', url: '/belleza/', teasers: teasers(8) };
const presets = Object.keys(PRESETS) as CarouselPreset[];

describe('B6 StoryCarousel', () => {
  beforeEach(async () => {
    await preload([storyCarouselIsland]);
  });

  it.each(presets)('%s is a carousel named by its title, with a link named by each headline', (preset) => {
    render(<StoryCarousel {...args} preset={preset} />);
    expect(screen.getByRole('region', { name: 'Belleza' })).toHaveAttribute(
      'aria-roledescription',
      'carrusel',
    );
    for (const { headline, url } of args.teasers)
      expect(screen.getByRole('link', { name: headline })).toHaveAttribute('href', url);
  });

  it('has the words of its preset on the link, or those of the editor', () => {
    const { rerender } = render(<StoryCarousel {...args} preset="cards" />);
    expect(screen.getByRole('link', { name: /^Ver todo\b/ })).toHaveAttribute('href', '/belleza/');
    rerender(<StoryCarousel {...args} preset="cards" more="Ver más notas" />);
    expect(screen.getByRole('link', { name: /^Ver más notas/ })).toHaveAttribute('href', '/belleza/');
  });

  it('has no data of its cards in the page, which has the cards', () => {
    const html = renderToString(
      <Islands onError={(error) => expect(error).toBeUndefined()}>
        <StoryCarousel {...args} preset="cards" />
      </Islands>,
    );
    document.body.innerHTML = html;
    const data = document.querySelector('rt-island')?.getAttribute('data') ?? '';
    expect(fromData(data)).toEqual({ label: 'Belleza', preset: 'cards', level: 3 });
  });

  it('shows the time of each story that is to be read after an article', () => {
    const { container, rerender } = render(<StoryCarousel {...args} preset="related" />);
    expect(container.querySelectorAll('time')).toHaveLength(args.teasers.length);
    rerender(<StoryCarousel {...args} preset="cards" />);
    expect(container.querySelector('time')).toBeNull();
  });

  it.each(presets)('%s renders nothing without stories', (preset) => {
    const { container } = render(<StoryCarousel {...args} preset={preset} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each(presets)('%s has no skipped heading level', (preset) => {
    render(<StoryCarousel {...args} preset={preset} title="" url="" />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(args.teasers.length);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it.each([
    ['cards', 2, '3'],
    ['cards', 4, '4'],
    ['videos', 2, '2'],
    ['videos', 3, '3'],
    ['band', 3, '3'],
    ['band', 4, '4'],
  ] as const)('%s of %i stories has %s in sight', (preset, count, inSight) => {
    render(<StoryCarousel {...args} preset={preset} teasers={teasers(count)} />);
    expect(screen.getByRole('region', { name: 'Belleza' })).toHaveAttribute('data-view', inSight);
  });

  it.each([
    ['cards', 'end', null],
    ['related', 'end', null],
    ['related-videos', 'end', null],
    ['galleries', 'end', null],
    ['specials', 'both', 'dark'],
    ['galleries-dark', 'both', 'dark'],
    ['videos', 'both', 'dark'],
    ['band', 'both', 'dark'],
    ['band-plain', 'both', 'dark'],
    ['band-accent', 'both', 'dark'],
  ] as const)('%s reaches the window’s %s, mode %s', (preset, bleed, mode) => {
    const { container } = render(<StoryCarousel {...args} preset={preset} />);
    expect(container.firstElementChild).toHaveAttribute('data-bleed', bleed);
    expect(container.firstElementChild?.getAttribute('data-mode')).toBe(mode);
  });
});
