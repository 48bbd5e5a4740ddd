// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../components/browser-stubs.ts';
import { preload } from '../../islands/server.tsx';
import { storyCarouselIsland } from '../CardCarousel/island.ts';
import { TEASERS } from '../fixtures/teasers.ts';
import { VideoCarousel } from './VideoCarousel.tsx';

const args = {
  title: 'Videos',
  url: '/videos/',
  teasers: [TEASERS.video, TEASERS.sport, TEASERS.culture, TEASERS.live],
};

describe('B1 B2 VideoCarousel', () => {
  beforeEach(async () => {
    stubBrowser();
    await preload([storyCarouselIsland]);
  });

  it('leads to each of its stories by the headline', () => {
    render(<VideoCarousel {...args} />);
    for (const { headline, url } of args.teasers) {
      const link = screen.getByRole('link', { name: headline });
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  it('an empty feed renders nothing', () => {
    const { container } = render(<VideoCarousel {...args} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
