'use client';
import { useRouter } from 'next/navigation';
import { use, type ReactNode } from 'react';
import { preload } from 'rotativa/islands';
import { LinkProvider } from 'rotativa/routing';
import { islands } from '../newspaper/islands.ts';

/** On the server the code of islands comes before its first page, so that menus work without a script. */
const loaded = typeof window === 'undefined' ? preload(islands) : undefined;

/** Hands the links and searches of all pieces to Next's router. */
export function Links({ children }: { children: ReactNode }) {
  if (loaded) use(loaded);
  const { push, prefetch } = useRouter();
  return (
    <LinkProvider navigate={push} prefetch={prefetch}>
      {children}
    </LinkProvider>
  );
}
