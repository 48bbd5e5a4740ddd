'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { LinkProvider } from 'rotativa/routing';

/** Hands the links and searches of all pieces to Next's router. */
export function Links({ children }: { children: ReactNode }) {
  const { push, prefetch } = useRouter();
  return (
    <LinkProvider navigate={push} prefetch={prefetch}>
      {children}
    </LinkProvider>
  );
}
