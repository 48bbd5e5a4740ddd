// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Skeleton } from './index.ts';

describe('T4 Skeleton', () => {
  describeConformance(Skeleton, { props: {}, element: 'span' });

  it('has the expected number of lines and is hidden from screen readers', () => {
    const { container } = render(<Skeleton lines={3} />);
    expect(container.firstElementChild?.children).toHaveLength(3);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
