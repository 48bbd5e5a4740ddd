'use client';
import { useEffect, useState } from 'react';
import { remaining, type Remaining } from '../../domain/event/when.ts';
import { Countdown } from './Countdown.tsx';

export interface RunningCountdownProps {
  /** ISO 8601 with its zone. */
  starts: string;
  /** What the server showed. */
  left: Remaining;
}

const EVERY_MS = 10_000;

/** The countdown, kept up to date while the page is open; at its end it stays at zero. */
export default function RunningCountdown({ starts, left }: RunningCountdownProps) {
  const [shown, show] = useState(left);
  useEffect(() => {
    const update = (): void => show(remaining(starts, new Date()) ?? { days: 0, hours: 0, minutes: 0 });
    update();
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  }, [starts]);
  return <Countdown left={shown} />;
}
