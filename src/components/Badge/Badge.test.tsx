// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Badge } from './index.ts';

describe('T4 Badge', () => {
  describeConformance(Badge, { props: { children: 'Exclusivo' }, element: 'span' });

  it('has its tone as a data attribute and its meaning as text', () => {
    render(<Badge tone="live">En vivo</Badge>);
    expect(screen.getByText('En vivo')).toHaveAttribute('data-tone', 'live');
  });
});
