// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../../../islands/server.tsx';
import { heroCarouselIsland } from './island.ts';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const args = { title: '', teasers: [TEASERS.lead, TEASERS.sport, TEASERS.culture] };

describe('B1, B2, B5 HeroCarousel', () => {
  beforeEach(async () => {
    await preload([heroCarouselIsland]);
  });

  it('has a link named by the headline for each story', () => {
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
