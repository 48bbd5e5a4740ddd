import type { ReactNode } from 'react';

/**
 * The accessible name of a part of a field: 'Aumentar Distancia'. On a page with two fields 'Aumentar' alone does not say
 * which. A label with elements in it is left out.
 */
export const partName = (words: string, label: ReactNode): string =>
  typeof label === 'string' ? `${words} ${label}` : words;
