// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { Mosaic } from './Mosaic.tsx';

const args = {
  title: '',
  teasers: [TEASERS.lead, TEASERS.sport, TEASERS.withoutPicture, TEASERS.culture, TEASERS.gallery],
};

describe('B1 B2 Mosaic', () => {
  it('has a link named by the headline for each story', async () => {
    render(<Mosaic {...args} />);
    for (const { headline, url } of args.teasers) {
      const link = await screen.findByRole('link', { name: headline });
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  it('an empty feed renders nothing', () => {
    const { container } = render(<Mosaic {...args} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
