import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';

/** A document as text. */
export const html = (element: ReactElement): string => `<!doctype html>${renderToStaticMarkup(element)}`;
