// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';
import { Island } from '../../../islands/Island.tsx';
import { countdownIsland } from './island.ts';

afterEach(() => vi.useRealTimers());

describe('B7 forums: countdown', () => {
  it('has the remaining time in words, in singular and plural', () => {
    render(<Countdown left={{ days: 1, hours: 9, minutes: 0 }} />);
    expect(screen.getByRole('img', { name: 'Faltan 1 día, 9 horas, 0 minutos' })).toBeTruthy();
    expect(screen.getByText('09')).toBeTruthy();
  });

  it('runs, and stays at zero after the event has begun', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-10T12:58:30Z') });
    const props = { starts: '2026-12-10T13:00:00Z', left: { days: 0, hours: 0, minutes: 9 } };
    const { unmount } = render(<Island definition={countdownIsland} props={props} />);
    // The component loads first, then the script.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('2 minutos');
    act(() => void vi.advanceTimersByTime(40_000));
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('1 minuto');
    act(() => void vi.advanceTimersByTime(120_000));
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('0 minutos');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
