// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Divider } from './index.ts';

describe('T4 Divider', () => {
  describeConformance(Divider, { props: {}, element: 'hr' });

  it('is a separator that knows its direction', () => {
    const { rerender } = render(<Divider />);
    expect(screen.getByRole('separator')).not.toHaveAttribute('aria-orientation');
    rerender(<Divider vertical />);
    expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  });
});
