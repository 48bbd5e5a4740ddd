// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { VideoGrid } from './VideoGrid.tsx';

describe('B7 videos', () => {
  it('marks each video and shows its duration', () => {
    render(<VideoGrid title="Videos" url="" teasers={[TEASERS.video]} />);
    expect(screen.getByRole('img', { name: 'Video' })).toBeTruthy();
    expect(screen.getByText('12:40')).toBeTruthy();
  });

  it('shows nothing without videos', () => {
    const { container } = render(<VideoGrid title="Videos" url="" teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
