// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { BodyRecommendations, RECOMMENDATIONS_MAX } from './BodyRecommendations.tsx';

describe('N3 recommendations', () => {
  it('shows at most three stories, each with a link named by its headline', () => {
    render(<BodyRecommendations teasers={teasers(5)} />);
    const box = within(screen.getByRole('complementary', { name: 'Le puede interesar' }));
    expect(box.getAllByRole('article')).toHaveLength(RECOMMENDATIONS_MAX);
  });

  it('renders nothing without stories', () => {
    const { container } = render(<BodyRecommendations teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
