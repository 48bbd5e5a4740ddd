// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS, teasers } from '../fixtures/teasers.ts';
import { LeadPackage } from './LeadPackage.tsx';

const args = {
  title: 'Lo más importante',
  teasers: teasers(7),
  sideCount: 3,
  picture: 'below' as const,
  opinions: [TEASERS.opinion, TEASERS.opinionTwo],
  opinionTitle: 'Opinión',
  opinionUrl: '/opinion/',
};

describe('B7 LeadPackage', () => {
  it('leads with the first story, the next as words, then the others', () => {
    const { container } = render(<LeadPackage {...args} />);
    expect(container.querySelector('.lead h3')?.textContent).toBe(args.teasers[0]?.headline);
    expect(container.querySelectorAll('.texts > li')).toHaveLength(3);
    expect(container.querySelectorAll('.texts img')).toHaveLength(0);
    expect(container.querySelectorAll('.seconds > li')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 3, name: 'Opinión' })).toBeTruthy();
  });

  it('has no side without what stands there', () => {
    const { container } = render(<LeadPackage {...args} sideCount={0} opinions={[]} />);
    expect(container.querySelector('.side')).toBeNull();
  });

  it('shows nothing of nothing', () => {
    const { container } = render(<LeadPackage {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
