// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../fixtures/teasers.ts';
import { HeadlineList } from './HeadlineList.tsx';

const args = {
  title: 'Política',
  url: '/politica/',
  teasers: teasers(6),
  times: true,
  variant: 'rule' as const,
};

describe('B7 HeadlineList', () => {
  it('says when each story was published, without pictures', () => {
    const { container } = render(<HeadlineList {...args} />);
    expect(container.querySelectorAll('time')).toHaveLength(args.teasers.filter(({ time }) => time).length);
    expect(container.querySelector('img')).toBeNull();
  });

  it('says the sections in the place of the times', () => {
    const { container } = render(<HeadlineList {...args} times={false} />);
    expect(container.querySelector('time')).toBeNull();
    expect(container.querySelector('.kicker')?.textContent?.trim()).toBe(args.teasers[0]?.section?.name);
  });

  it('shows nothing of nothing', () => {
    const { container } = render(<HeadlineList {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
