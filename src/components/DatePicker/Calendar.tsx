'use client';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonths,
  calendarNames,
  clampDay,
  startOfWeek,
  weeksOf,
  type Day,
} from '../../domain/dates/calendar.ts';
import { chevronLeftIcon, chevronRightIcon } from '../Icon/icons/arrows.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Messages } from '../../messages/index.ts';

export interface CalendarProps {
  /** The chosen day; empty without one. */
  value: Day;
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  isUnavailable?: ((day: Day) => boolean) | undefined;
  weekStart: number;
  locale: string;
  messages: Messages['datePicker'];
  onChoose: (day: Day) => void;
}

/** Where a key leads from a day, in weeks that begin on `weekStart`. With Shift a page is a year. */
const MOVES: Record<string, (day: Day, weekStart: number, year: boolean) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day, weekStart) => addDays(startOfWeek(day, weekStart), 6),
  PageUp: (day, _weekStart, year) => addMonths(day, year ? -12 : -1),
  PageDown: (day, _weekStart, year) => addMonths(day, year ? 12 : 1),
};

/** From right to left the next day is at the left. */
const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Years to choose from when there is no first or last day. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 10;

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** One month, as a grid of the ARIA Authoring Practices. It takes the focus when it appears. */
export function Calendar({
  value,
  today,
  min,
  max,
  isUnavailable,
  weekStart,
  locale,
  messages,
  onChoose,
}: CalendarProps) {
  const [day, setDay] = useState(() => clampDay(value || today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);
  const names = useMemo(() => calendarNames(locale), [locale]);
  const month = Number(day.slice(5, 7)) - 1;
  const shown = messages.shown(names.months[month]!, day.slice(0, 4));
  const firstYear = min ? yearOf(min) : yearOf(day) - YEARS_BACK;
  const lastYear = max ? yearOf(max) : yearOf(day) + YEARS_AHEAD;

  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = false;
  }, [day]);

  const show = (next: Day): void => setDay(clampDay(next, min, max));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = (isMirrored && MIRRORED[event.key]) || event.key;
    const next = MOVES[key]?.(day, weekStart, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    takesFocus.current = true;
    show(next);
  };
  const cannot = (one: Day): boolean => clampDay(one, min, max) !== one || isUnavailable?.(one) === true;
  const monthsAway = (months: number): Day => clampDay(addMonths(day, months), min, max);

  return (
    <>
      <div className="bar">
        <IconButton
          icon={chevronLeftIcon}
          label={messages.previous}
          aria-disabled={monthsAway(-1).slice(0, 7) === day.slice(0, 7) || undefined}
          onClick={() => show(monthsAway(-1))}
        />
        <select
          className="choice"
          aria-label={messages.month}
          value={month}
          onChange={({ target }) => show(addMonths(day, Number(target.value) - month))}
        >
          {names.months.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
        <select
          className="choice"
          aria-label={messages.year}
          value={yearOf(day)}
          onChange={({ target }) => show(addMonths(day, 12 * (Number(target.value) - yearOf(day))))}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, at) => (
            <option key={at}>{lastYear - at}</option>
          ))}
        </select>
        <IconButton
          icon={chevronRightIcon}
          label={messages.next}
          aria-disabled={monthsAway(1).slice(0, 7) === day.slice(0, 7) || undefined}
          onClick={() => show(monthsAway(1))}
        />
      </div>
      <p className="status" aria-live="polite">
        {shown}
      </p>
      <table role="grid" aria-label={shown} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {names.weekdays.map((_, at) => {
              const { long, short } = names.weekdays[(weekStart + at) % 7]!;
              return (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day, weekStart).map((week, row) => (
            <tr key={row}>
              {week.map((one, column) => (
                <td key={column} role="gridcell" aria-selected={one ? one === value : undefined}>
                  {one && (
                    <button
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      aria-label={[
                        names.day(one),
                        ...(one === value ? [messages.chosen] : []),
                        ...(cannot(one) ? [messages.unavailable] : []),
                      ].join(', ')}
                      aria-current={one === today ? 'date' : undefined}
                      aria-disabled={cannot(one) || undefined}
                      onClick={() => !cannot(one) && onChoose(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
