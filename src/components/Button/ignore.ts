'use client';
import type { MouseEvent } from 'react';

/** A click handler that does nothing, in a client module so that server components can pass it. */
export const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};
