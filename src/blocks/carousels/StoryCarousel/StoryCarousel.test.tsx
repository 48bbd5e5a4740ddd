// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../../../islands/server.tsx';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { storyCarouselIsland } from './island.ts';
import { LOOKS, type CarouselLook } from './looks.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

const args = { title: 'Belleza', url: '/belleza/', teasers: teasers(8) };
const looks = Object.keys(LOOKS) as CarouselLook[];

describe('B6 StoryCarousel', () => {
  beforeEach(async () => {
    await preload([storyCarouselIsland]);
  });

  it.each(looks)('%s is a carousel named by its title, with a link named by each headline', (look) => {
    render(<StoryCarousel {...args} look={look} />);
    expect(screen.getByRole('region', { name: 'Belleza' })).toHaveAttribute(
      'aria-roledescription',
      'carrusel',
    );
    for (const { headline, url } of args.teasers)
      expect(screen.getByRole('link', { name: headline })).toHaveAttribute('href', url);
  });

  it('has the words of its look on the link, or those of the editor', () => {
    const { rerender } = render(<StoryCarousel {...args} look="cards" />);
    expect(screen.getByRole('link', { name: /^Ver todo\b/ })).toHaveAttribute('href', '/belleza/');
    rerender(<StoryCarousel {...args} look="cards" more="Ver más notas" />);
    expect(screen.getByRole('link', { name: /^Ver más notas/ })).toHaveAttribute('href', '/belleza/');
  });

  it('shows the time of each story that is to be read after an article', () => {
    const { container, rerender } = render(<StoryCarousel {...args} look="related" />);
    expect(container.querySelectorAll('time')).toHaveLength(args.teasers.length);
    rerender(<StoryCarousel {...args} look="cards" />);
    expect(container.querySelector('time')).toBeNull();
  });

  it.each(looks)('%s renders nothing without stories', (look) => {
    const { container } = render(<StoryCarousel {...args} look={look} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each(looks)('%s has no skipped heading level', (look) => {
    render(<StoryCarousel {...args} look={look} title="" url="" />);
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
  ] as const)('%s of %i stories has %s in sight', (look, count, inSight) => {
    render(<StoryCarousel {...args} look={look} teasers={teasers(count)} />);
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
  ] as const)('%s reaches the window’s %s, mode %s', (look, bleed, mode) => {
    const { container } = render(<StoryCarousel {...args} look={look} />);
    expect(container.firstElementChild).toHaveAttribute('data-bleed', bleed);
    expect(container.firstElementChild?.getAttribute('data-mode')).toBe(mode);
  });
});
