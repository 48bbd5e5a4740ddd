// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
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
  it('begins with the lead, then the text-only stories, then the others', () => {
    const { container } = render(<LeadPackage {...args} />);
    expect(container.querySelector('.lead h3')?.textContent).toBe(args.teasers[0]?.headline);
    expect(container.querySelectorAll('.texts > li')).toHaveLength(3);
    expect(container.querySelectorAll('.texts img')).toHaveLength(0);
    expect(container.querySelectorAll('.seconds > li')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 3, name: 'Opinión' })).toBeTruthy();
  });

  it('has no side column without contents', () => {
    const { container } = render(<LeadPackage {...args} sideCount={0} opinions={[]} />);
    expect(container.querySelector('.side')).toBeNull();
  });

  it('shows nothing without stories', () => {
    const { container } = render(<LeadPackage {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
