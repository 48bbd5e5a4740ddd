// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DayCalendar } from './DayCalendar.tsx';

const args = {
  month: '2026-11',
  day: '2026-11-17',
  today: '2026-11-20',
  first: '2000-01-01',
  days: ['2026-11-02', '2026-11-17'],
  base: '/archivo/',
  action: '/archivo/dia/',
};
const days = (): (string | null)[] =>
  screen.getAllByRole('link', { name: /^\d/ }).map((link) => link.getAttribute('href'));

describe('B9 the calendar of the archive', () => {
  it('has a link for each day with stories, and marks the chosen one', () => {
    render(<DayCalendar {...args} />);
    expect(days()).toEqual(['/archivo/2026-11-02/', '/archivo/2026-11-17/']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('17 de noviembre de 2026');
    expect(screen.getByRole('heading', { name: 'noviembre de 2026' })).toBeVisible();
  });

  it('has a link for every day until today if the days are unknown', () => {
    render(<DayCalendar {...args} days={undefined} />);
    expect(days()).toHaveLength(20);
  });

  it('leads to the months beside it, not past today or before the first day', () => {
    const { rerender } = render(<DayCalendar {...args} />);
    expect(screen.getByRole('link', { name: 'Ir a octubre de 2026' })).toHaveAttribute(
      'href',
      '/archivo/2026-10/',
    );
    expect(screen.queryByRole('link', { name: /diciembre/ })).toBeNull();
    rerender(<DayCalendar {...args} month="2000-01" />);
    expect(screen.queryByRole('link', { name: /1999/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ir a febrero de 2000' })).toBeVisible();
  });

  it('elsewhere it has a heading that leads to the archive', () => {
    render(<DayCalendar {...args} title="Archivo por fecha" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Archivo por fecha' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'noviembre de 2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Ver el archivo/ })).toHaveAttribute('href', '/archivo/');
  });

  it('asks for any day between the first one and today', () => {
    render(<DayCalendar {...args} />);
    const field = screen.getByLabelText('Otro día');
    expect(field).toHaveAttribute('min', '2000-01-01');
    expect(field).toHaveAttribute('max', '2026-11-20');
    expect(field.closest('form')).toHaveAttribute('action', '/archivo/dia/');
  });
});
