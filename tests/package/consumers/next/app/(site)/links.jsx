'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { LinkProvider } from 'rotativa/routing';
// Client components have their own copy of the dictionary.
import './messages';

export function Links({ children }) {
  const { push, prefetch } = useRouter();
  // Effects of children come first: from now on links are routed.
  useEffect(() => {
    document.documentElement.dataset.routed = '';
  }, []);
  return (
    <LinkProvider navigate={push} prefetch={prefetch}>
      {children}
    </LinkProvider>
  );
}
