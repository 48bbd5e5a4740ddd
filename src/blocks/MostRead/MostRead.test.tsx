// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../fixtures/teasers.ts';
import { MostRead } from './MostRead.tsx';

const args = {
  title: 'Lo más leído',
  url: '',
  teasers: teasers(5),
  direction: 'row' as const,
  variant: 'rule' as const,
};

describe('B7 MostRead', () => {
  it('numbers the stories in their order', () => {
    const { container } = render(<MostRead {...args} />);
    expect([...container.querySelectorAll('.numeral')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows nothing of nothing', () => {
    const { container } = render(<MostRead {...args} teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
