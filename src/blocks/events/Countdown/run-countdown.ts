import { remaining, type Remaining } from '../../../domain/event/when.ts';
import { countdownMessages } from './countdown-messages.ts';
import { SECOND_MS } from '../../../domain/dates/units.ts';

export interface CountdownIslandProps {
  /** ISO 8601 with its zone. */
  starts: string;
  /** The value that the server rendered. */
  left: Remaining;
}

/** How often the numbers change: with seconds, and without. */
const EVERY_MS = 10_000;
const NOTHING: Remaining = { days: 0, hours: 0, minutes: 0 };

/**
 * Updates a countdown's HTML while the page is open. At the end it stays at zero, and a banner around it shows that the
 * event has begun.
 */
export default function runCountdown(
  element: HTMLElement,
  { starts, left }: CountdownIslandProps,
): (() => void) | void {
  const box = element.querySelector('[role=img]');
  if (!box) return;
  const write = (selector: string, texts: readonly string[]): void => {
    box.querySelectorAll(selector).forEach((place, index) => {
      place.textContent = texts[index] ?? '';
    });
  };
  const seconds = left.seconds !== undefined;
  const zero = seconds ? { ...NOTHING, seconds: 0 } : NOTHING;
  const update = (): void => {
    const now = remaining(starts, new Date(), seconds ? 'second' : 'minute');
    const { units, text } = countdownMessages(now ?? zero);
    box.ariaLabel = text;
    write(
      '.numeral',
      units.map(({ numeral }) => numeral),
    );
    write(
      '.word',
      units.map(({ word }) => word),
    );
    if (now) return;
    clearInterval(timer);
    element.closest('[data-begun]')?.setAttribute('data-begun', 'true');
  };
  const timer = setInterval(update, seconds ? SECOND_MS : EVERY_MS);
  update();
  return () => clearInterval(timer);
}
