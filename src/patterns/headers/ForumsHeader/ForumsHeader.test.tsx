// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../themes/forums/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { ForumsHeader } from './ForumsHeader.tsx';

const NOW = new Date('2026-11-20T15:00:00Z');

describe('H7 ForumsHeader', () => {
  it('announces the next forum with a registration link', () => {
    const next = {
      url: '/foros/agua/',
      starts: '2026-12-10T08:00:00-05:00',
      date: { day: '10', month: 'dic', year: '2026', numerals: '10.12.2026' },
      city: 'Bogotá',
    };
    render(<ForumsHeader {...headerProps(brand, '/', NOW)} next={next} />);
    expect(screen.getByText('10.12.2026').getAttribute('datetime')).toBe(next.starts);
    expect(screen.getByRole('link', { name: 'Inscríbase' }).getAttribute('href')).toBe(next.url);
  });
});
