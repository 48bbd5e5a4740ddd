// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { LandscapeLead } from './LandscapeLead.tsx';

describe('B7 landscape lead', () => {
  it('opens with its first story, with the next two beside it', () => {
    const { container } = render(<LandscapeLead title="" url="" teasers={teasers(5)} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(teasers(1)[0]?.headline);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it.each([
    [0.8, 'true'],
    [16 / 9, undefined],
  ])('a picture of the ratio %d: upright %s', (ratio, upright) => {
    const [lead] = teasers(1);
    const picture = { ...lead!.picture!, ratio };
    const { container } = render(<LandscapeLead title="" url="" teasers={[{ ...lead!, picture }]} />);
    expect(container.querySelector('section')?.dataset['upright']).toBe(upright);
  });

  it('shows nothing without stories', () => {
    const { container } = render(<LandscapeLead title="" url="" teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
