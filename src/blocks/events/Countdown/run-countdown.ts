import { remaining, type Remaining } from '../../../domain/event/when.ts';
import { countdownWords } from './words.ts';

export interface CountdownIslandProps {
  /** ISO 8601 with its zone. */
  starts: string;
  /** The value that the server rendered. */
  left: Remaining;
}

const EVERY_MS = 10_000;
const NOTHING: Remaining = { days: 0, hours: 0, minutes: 0 };

/** Updates a countdown's HTML while the page is open. At the end it stays at zero. */
export default function runCountdown(
  element: HTMLElement,
  { starts }: CountdownIslandProps,
): (() => void) | void {
  const box = element.querySelector('[role=img]');
  if (!box) return;
  const write = (selector: string, texts: readonly string[]): void => {
    box.querySelectorAll(selector).forEach((place, index) => {
      place.textContent = texts[index] ?? '';
    });
  };
  const update = (): void => {
    const { units, text } = countdownWords(remaining(starts, new Date()) ?? NOTHING);
    box.ariaLabel = text;
    write(
      '.numeral',
      units.map(({ numeral }) => numeral),
    );
    write(
      '.word',
      units.map(({ word }) => word),
    );
  };
  update();
  const timer = setInterval(update, EVERY_MS);
  return () => clearInterval(timer);
}
