import type { Remaining } from '../../domain/event/when.ts';
import { CountdownRoot } from './Countdown.styles.ts';

export interface CountdownProps {
  left: Remaining;
  /** Said before the numbers to those who do not see them. */
  label?: string;
}

const UNITS = [
  ['days', 'día', 'días'],
  ['hours', 'hora', 'horas'],
  ['minutes', 'minuto', 'minutos'],
] as const;

/** What is left until an event, in large numerals. Static: `countdownIsland` keeps it running. */
export function Countdown({ left, label = 'Faltan' }: CountdownProps) {
  const words = UNITS.map(([unit, one, many]) => ({
    unit,
    value: left[unit],
    word: left[unit] === 1 ? one : many,
  }));
  return (
    <CountdownRoot
      role="img"
      aria-label={`${label} ${words.map(({ value, word }) => `${value} ${word}`).join(', ')}`}
    >
      {words.map(({ unit, value, word }) => (
        <span key={unit} className="unit">
          <span className="numeral">{String(value).padStart(2, '0')}</span>
          <span className="word">{word}</span>
        </span>
      ))}
    </CountdownRoot>
  );
}
