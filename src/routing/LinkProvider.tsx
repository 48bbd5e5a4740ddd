'use client';
import { useEffect, type ReactNode } from 'react';
import { routeLinks, type LinkRouting } from './route-links.ts';

/** The app's router, and the tree that uses it. */
export interface LinkProviderProps extends LinkRouting {
  children?: ReactNode;
}

/**
 * Makes every link and search form of the page use the app's router, by listeners on the document. They stay the plain
 * elements that servers render. Use it once, near the app's root, below its router.
 */
export function LinkProvider({ navigate, prefetch, children }: LinkProviderProps): ReactNode {
  useEffect(() => routeLinks(document, { navigate, prefetch }), [navigate, prefetch]);
  return children;
}
