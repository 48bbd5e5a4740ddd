'use client';
import { useRouter } from 'next/navigation';
import { use, useEffect, type ReactNode } from 'react';
import { loadLateStyles } from 'rotativa/critical-css/client';
import { preload } from 'rotativa/islands';
import { LinkProvider } from 'rotativa/routing';
import { islands } from '../newspaper/islands.ts';

/** On the server the code of islands comes before its first page, so that menus work without a script. */
const loaded = typeof window === 'undefined' ? preload(islands) : undefined;

/** Hands the links and searches of all pieces to Next's router, and loads the stylesheets that wait for the reader. */
export function Links({ children }: { children: ReactNode }) {
  if (loaded) use(loaded);
  const { push, prefetch } = useRouter();
  useEffect(() => {
    loadLateStyles(document);
  }, []);
  return (
    <LinkProvider navigate={push} prefetch={prefetch}>
      {children}
    </LinkProvider>
  );
}
