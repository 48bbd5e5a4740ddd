// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../fixtures/teasers.ts';
import { NumberedTexts } from './NumberedTexts.tsx';

const args = { title: 'Relatos', url: '/relatos/', teasers: teasers(6) };

describe('B1 B2 NumberedTexts', () => {
  it('leads to each of its stories by the headline', async () => {
    render(<NumberedTexts {...args} />);
    for (const { headline, url } of args.teasers) {
      const link = await screen.findByRole('link', { name: headline });
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  it('an empty feed renders nothing', () => {
    const { container } = render(<NumberedTexts {...args} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
