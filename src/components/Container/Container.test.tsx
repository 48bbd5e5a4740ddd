// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Container } from './index.ts';

describe('Container', () => {
  describeConformance(Container, { props: { children: 'Nación' }, element: 'div' });

  it('may be the page’s main part', () => {
    render(
      <Container as="main" width="text">
        Nación
      </Container>,
    );
    expect(screen.getByRole('main')).toHaveAttribute('data-width', 'text');
  });
});
