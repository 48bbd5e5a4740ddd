// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../components/browser-stubs.ts';
import { preload } from '../../islands/server.tsx';
import { storyCarouselIsland } from './island.ts';
import { teasers } from '../fixtures/teasers.ts';
import { CardCarousel } from './CardCarousel.tsx';

const args = { title: 'Belleza', url: '/belleza/', teasers: teasers(8) };

describe('B1 B2 CardCarousel', () => {
  beforeEach(async () => {
    stubBrowser();
    await preload([storyCarouselIsland]);
  });

  it('leads to each of its stories by the headline', () => {
    render(<CardCarousel {...args} />);
    for (const { headline, url } of args.teasers) {
      const link = screen.getByRole('link', { name: headline });
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  it('an empty feed renders nothing', () => {
    const { container } = render(<CardCarousel {...args} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
