// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { chevronRightIcon, Icon, searchIcon } from './index.ts';

describe('T4 Icon', () => {
  describeConformance(Icon, { props: { icon: searchIcon }, element: 'svg' });

  it('is decoration unless it has a label', () => {
    const { container, rerender } = render(<Icon icon={searchIcon} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    rerender(<Icon icon={searchIcon} label="Buscar" />);
    expect(screen.getByRole('img', { name: 'Buscar' })).not.toHaveAttribute('aria-hidden');
  });

  it('an arrow along the line is marked for right-to-left text wherever it is shown', () => {
    const { container, rerender } = render(<Icon icon={chevronRightIcon} />);
    expect(container.firstElementChild).toHaveAttribute('data-mirror');
    rerender(<Icon icon={searchIcon} />);
    expect(container.firstElementChild).not.toHaveAttribute('data-mirror');
  });
});
