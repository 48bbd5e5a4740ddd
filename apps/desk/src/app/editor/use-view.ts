import { useState } from 'react';
import type { View } from '../api/site.ts';

/** The widths at which a page is seen, in pixels. */
export const WIDTHS = [
  [360, 'Celular'],
  [768, 'Tableta'],
  [1280, 'Computador'],
] as const;

export const READERS: readonly [View['reader'], string][] = [
  ['anonymous', 'Sin cuenta'],
  ['registered', 'Registrado'],
  ['subscribed', 'Suscriptor'],
];

export interface Seen extends View {
  readonly width: number;
}

/** How a page is seen when it is opened. */
export const FIRST_VIEW = { mode: 'light', reader: 'anonymous' } as const satisfies View;

/** How the page is seen: width, mode, kind of reader and moment. */
export function useView(): [Seen, (change: Partial<Seen>) => void] {
  const [view, setView] = useState<Seen>({ width: 1280, ...FIRST_VIEW });
  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}
