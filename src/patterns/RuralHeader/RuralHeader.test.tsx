// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../themes/rural/index.ts';
import { ruralHeaderProps } from './header-props.ts';
import { RuralHeader } from './RuralHeader.tsx';

describe('H7 RuralHeader', () => {
  it('is the heading of the home page and of no other', () => {
    const { unmount } = render(<RuralHeader {...ruralHeaderProps(brand, '/')} />);
    expect(screen.getByRole('heading', { level: 1, name: brand.name })).toBeTruthy();
    unmount();
    render(<RuralHeader {...ruralHeaderProps(brand, '/otra/')} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('marks the section where the reader is', () => {
    const [first] = brand.navigation.main;
    render(<RuralHeader {...ruralHeaderProps(brand, first?.link ?? '')} />);
    const row = screen.getByRole('navigation', { name: 'Secciones' });
    expect(row.querySelector('[aria-current]')?.textContent).toBe(first?.text);
  });
});
