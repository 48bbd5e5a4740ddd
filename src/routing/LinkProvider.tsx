'use client';
import { useEffect, type ReactNode } from 'react';
import { routeLinks, type LinkRouting } from './route-links.ts';

export interface LinkProviderProps extends LinkRouting {
  children?: ReactNode;
}

/**
 * Makes every link of the page use the app's router with one listener on the document. Links stay plain `<a>`
 * elements that servers render. Use it once, near the app's root, below its router.
 */
export function LinkProvider({ navigate, prefetch, children }: LinkProviderProps): ReactNode {
  useEffect(() => routeLinks(document, { navigate, prefetch }), [navigate, prefetch]);
  return children;
}
