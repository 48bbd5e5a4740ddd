// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { ServiceColumn } from './ServiceColumn.tsx';

const args = {
  title: 'Servicios de hoy',
  place: 'Cali',
  day: '20',
  date: 'viernes, 20 de noviembre de 2026',
  teasers: teasers(3),
  edition: TEASERS.culture,
};

describe('B7 ServiceColumn', () => {
  it('shows the day, the notices and the print edition', () => {
    render(<ServiceColumn {...args} />);
    expect(screen.getByText('Cali, hoy')).toBeTruthy();
    expect(screen.getByText('viernes, 20 de noviembre de 2026')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /Edición impresa/ }).getAttribute('href')).toBe(args.edition.url);
  });

  it('omits a missing edition', () => {
    render(<ServiceColumn {...args} edition={undefined} />);
    expect(screen.queryByText('Edición impresa')).toBeNull();
  });
});
