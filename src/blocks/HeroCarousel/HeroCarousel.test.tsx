// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../components/browser-stubs.ts';
import { preload } from '../../islands/server.tsx';
import { heroCarouselIsland } from './island.ts';
import { TEASERS } from '../fixtures/teasers.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const args = { title: '', teasers: [TEASERS.lead, TEASERS.sport, TEASERS.culture] };

describe('B1 B2 HeroCarousel', () => {
  beforeEach(async () => {
    stubBrowser();
    await preload([heroCarouselIsland]);
  });

  it('leads to each of its stories by the headline', () => {
    render(<HeroCarousel {...args} />);
    for (const { headline, url } of args.teasers) {
      const link = screen.getByRole('link', { name: headline });
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  it('an empty feed renders nothing', () => {
    const { container } = render(<HeroCarousel {...args} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
