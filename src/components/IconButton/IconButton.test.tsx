// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { searchIcon } from '../Icon/index.ts';
import { IconButton } from './index.ts';

describe('T4 IconButton', () => {
  describeConformance(IconButton, { props: { icon: searchIcon, label: 'Buscar' }, element: 'button' });

  it('is named by its label, and its icon is hidden from screen readers', () => {
    render(<IconButton icon={searchIcon} label="Buscar" />);
    const button = screen.getByRole('button', { name: 'Buscar' });
    expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(button).toHaveAttribute('type', 'button');
  });
});
