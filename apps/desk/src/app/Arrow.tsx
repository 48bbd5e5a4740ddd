import type { ReactNode } from 'react';

const PATHS = { up: 'M8 2.5 2.5 8H6v5.5h4V8h3.5z', down: 'M8 13.5 2.5 8H6V2.5h4V8h3.5z' } as const;

/** An arrow as a drawing: not every font has the letter. */
export const Arrow = ({ to }: { to: keyof typeof PATHS }): ReactNode => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="currentColor">
    <path d={PATHS[to]} />
  </svg>
);
