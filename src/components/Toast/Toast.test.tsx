// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Toast, TOAST_DURATION_MS } from './index.ts';

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('T4 Toast', () => {
  describeConformance(Toast, {
    props: { message: 'Enlace copiado', onClose: () => undefined },
    element: 'div',
  });

  describe('its time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('the region exists before the message, so that the message is announced', () => {
      const { rerender } = render(<Toast message={undefined} onClose={() => undefined} />);
      const region = screen.getByRole('status');
      expect(region).toBeEmptyDOMElement();
      rerender(<Toast message="Enlace copiado" onClose={() => undefined} />);
      expect(region).toHaveTextContent('Enlace copiado');
    });

    it('closes after its time and calls the latest listener', () => {
      const first = vi.fn();
      const latest = vi.fn();
      const { rerender } = render(<Toast message="Listo" onClose={first} />);
      rerender(<Toast message="Listo" onClose={latest} />);
      wait(TOAST_DURATION_MS - 1);
      expect(latest).not.toHaveBeenCalled();
      wait(1);
      expect(latest).toHaveBeenCalledOnce();
      expect(first).not.toHaveBeenCalled();
    });

    it('waits under the pointer and the focus', () => {
      const onClose = vi.fn();
      render(<Toast message="Listo" onClose={onClose} />);
      fireEvent.pointerEnter(screen.getByRole('status'));
      wait(60_000);
      expect(onClose).not.toHaveBeenCalled();
      fireEvent.pointerLeave(screen.getByRole('status'));
      wait(TOAST_DURATION_MS);
      expect(onClose).toHaveBeenCalledOnce();
    });

    it('an endless one stays until it is closed', () => {
      const onClose = vi.fn();
      render(<Toast message="Listo" duration={Infinity} onClose={onClose} />);
      wait(600_000);
      expect(onClose).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      expect(onClose).toHaveBeenCalledOnce();
    });

    it.each([2 ** 31, Number.MAX_VALUE])('one of %d ms, longer than timers hold, stays', (duration) => {
      const onClose = vi.fn();
      render(<Toast message="Listo" duration={duration} onClose={onClose} />);
      wait(600_000);
      expect(onClose).not.toHaveBeenCalled();
    });

    it('closes in time after one that was closed with the keyboard: its button took the focus along', () => {
      const onClose = vi.fn();
      const { rerender } = render(<Toast message="Listo" onClose={onClose} />);
      act(() => screen.getByRole('button', { name: 'Cerrar' }).focus());
      rerender(<Toast message={undefined} onClose={onClose} />);
      rerender(<Toast message="Otra vez" onClose={onClose} />);
      wait(TOAST_DURATION_MS);
      expect(onClose).toHaveBeenCalledOnce();
    });
  });
});
