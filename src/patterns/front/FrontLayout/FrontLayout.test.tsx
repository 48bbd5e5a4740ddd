// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FrontLayout } from './index.ts';

describe('T6 FrontLayout', () => {
  it('keeps the order of the blocks, without a wrapper around each', () => {
    render(
      <FrontLayout>
        <section aria-label="Uno" data-bleed="both" />
        <section aria-label="Dos" />
      </FrontLayout>,
    );
    const [first, second] = screen.getAllByRole('region');
    expect(first).toHaveAccessibleName('Uno');
    expect(first?.nextElementSibling).toBe(second);
  });
});
