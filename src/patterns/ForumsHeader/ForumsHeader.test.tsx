// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../themes/forums/index.ts';
import { forumsHeaderProps } from './header-props.ts';
import { ForumsHeader } from './ForumsHeader.tsx';

describe('H7 ForumsHeader', () => {
  it('is the heading of the home page and of no other', () => {
    const { unmount } = render(<ForumsHeader {...forumsHeaderProps(brand, '/')} />);
    expect(screen.getByRole('heading', { level: 1, name: brand.name })).toBeTruthy();
    unmount();
    render(<ForumsHeader {...forumsHeaderProps(brand, '/otra/')} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('marks the section where the reader is', () => {
    const [first] = brand.navigation.main;
    render(<ForumsHeader {...forumsHeaderProps(brand, first?.link ?? '')} />);
    const row = screen.getByRole('navigation', { name: 'Secciones' });
    expect(row.querySelector('[aria-current]')?.textContent).toBe(first?.text);
  });

  it('announces the next forum and the way to register', () => {
    const next = {
      url: '/foros/agua/',
      starts: '2026-12-10T08:00:00-05:00',
      date: { day: '10', month: 'dic', year: '2026', numerals: '10.12.2026' },
      city: 'Bogotá',
    };
    render(<ForumsHeader {...forumsHeaderProps(brand, '/', next)} />);
    expect(screen.getByText('10.12.2026').getAttribute('datetime')).toBe(next.starts);
    expect(screen.getByRole('link', { name: 'Inscríbase' }).getAttribute('href')).toBe(next.url);
  });
});
