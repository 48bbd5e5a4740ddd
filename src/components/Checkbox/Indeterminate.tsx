'use client';
import { useEffect } from 'react';

export interface IndeterminateProps {
  controlId: string;
  on: boolean;
}

/** Sets the indeterminate state, which has no attribute. A separate client module, so that `Checkbox` needs no client. */
export function Indeterminate({ controlId, on }: IndeterminateProps) {
  // After every render: a click in between has ended the state in the browser.
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (control instanceof HTMLInputElement) control.indeterminate = on;
  });
  return null;
}
