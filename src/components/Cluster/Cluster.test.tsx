// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Cluster } from './index.ts';

describe('Cluster', () => {
  describeConformance(Cluster, { props: { children: 'Nación' }, element: 'div' });

  it('is a list that screen readers announce, when it is one', () => {
    render(
      <Cluster as="ul" gap="small">
        <li>Nación</li>
      </Cluster>,
    );
    const list = screen.getByRole('list');
    expect(list.localName).toBe('ul');
    expect(list).toHaveAttribute('role', 'list');
    expect(list).toHaveAttribute('data-gap', 'small');
  });
});
