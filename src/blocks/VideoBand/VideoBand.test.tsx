// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../components/browser-stubs.ts';
import { TEASERS, teasers } from '../fixtures/teasers.ts';
import { VideoBand } from './VideoBand.tsx';
import VideoBandCarousel from './VideoBandCarousel.tsx';

const args = {
  title: 'Semanario TV',
  url: '/tv/',
  ground: 'black' as const,
  teasers: [TEASERS.video, ...teasers(5)],
};

beforeEach(() => stubBrowser());

describe('B6 VideoBand', () => {
  it('is a carousel of stories under the name of the section', () => {
    render(<VideoBandCarousel label="Semanario TV" teasers={args.teasers} />);
    expect(screen.getByRole('region', { name: 'Semanario TV' }).getAttribute('aria-roledescription')).toBe(
      'carrusel',
    );
    expect(screen.getAllByRole('article')).toHaveLength(args.teasers.length);
  });

  it('reaches the window’s edges', async () => {
    const { container } = render(<VideoBand {...args} />);
    expect(container.querySelector('[data-bleed="both"]')).not.toBeNull();
    expect(await screen.findAllByRole('article', undefined, { timeout: 4000 })).toHaveLength(
      args.teasers.length,
    );
  });

  it('shows nothing of nothing', () => {
    const { container } = render(<VideoBand {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
