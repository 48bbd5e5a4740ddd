// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remaining } from '../../../domain/event/when.ts';
import { CountdownBanner } from './CountdownBanner.tsx';

const STARTS = '2024-10-21T00:00:00-05:00';
const args = { title: 'La cumbre', starts: STARTS, href: '/cali-cop16/' };

const begun = (container: HTMLElement) => container.firstElementChild?.getAttribute('data-begun');

afterEach(() => vi.useRealTimers());

describe('B18 countdown banner', () => {
  it('counts each second, and says at zero that the event has begun', async () => {
    vi.useFakeTimers({ now: new Date('2024-10-21T04:59:57.500Z') });
    const { container, unmount } = render(
      <CountdownBanner {...args} left={remaining(STARTS, new Date(), 'second')} />,
    );
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.dynamicImportSettled());
    const clock = screen.getByRole('img');
    expect(clock.getAttribute('aria-label')).toBe('Faltan 0 días, 0 horas, 0 minutos, 3 segundos');
    act(() => void vi.advanceTimersByTime(1000));
    expect(clock.getAttribute('aria-label')).toContain('2 segundos');
    expect(begun(container)).toBe('false');
    act(() => void vi.advanceTimersByTime(2000));
    expect(begun(container)).toBe('true');
    // Nothing is left to count.
    expect(vi.getTimerCount()).toBe(0);
    unmount();
  });

  it('has neither numbers nor their label after the start, and still its link', () => {
    const { container } = render(<CountdownBanner {...args} />);
    expect(begun(container)).toBe('true');
    expect(screen.queryByText('Faltan')).toBeNull();
    expect(screen.getByText('El evento ha comenzado!')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'La cumbre' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/cali-cop16/',
      '_blank',
      'noopener',
    ]);
  });
});
