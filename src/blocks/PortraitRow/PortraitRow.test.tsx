// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../fixtures/teasers.ts';
import { PortraitRow } from './PortraitRow.tsx';

const args = { title: '', url: '', teasers: [TEASERS.opinion, TEASERS.culture, TEASERS.sport] };

describe('B1 B2 PortraitRow', () => {
  it('leads to each of its stories by the headline', async () => {
    render(<PortraitRow {...args} />);
    for (const { headline, url } of args.teasers) {
      const link = await screen.findByRole('link', { name: headline });
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  it('an empty feed renders nothing', () => {
    const { container } = render(<PortraitRow {...args} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
