import { useState, type ReactNode } from 'react';
import { createMemoryServices, type MemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { createStorage, type TextStore } from '../../../providers/storage/create-storage.ts';
import type { AuthSite } from '../AuthForm/AuthForm.tsx';

/** The account of a site in stories and tests. */
export const AUTH_SITE: AuthSite = {
  signIn: '/ingreso-de-ejemplo/',
  legal: [
    { text: 'Términos y condiciones', href: '#terminos' },
    { text: 'Protección de datos (Habeas data)', href: '#datos' },
  ],
  companies: [{ key: 'apple', name: 'Apple' }],
};

/** Places that refuse every value: what they refuse lasts as long as the page. */
const full = (): TextStore => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
  length: 0,
  key: () => null,
  clear: () => undefined,
});

/** The services in a browser whose storage is full or blocked. */
export const withoutStorage = (): MemoryServices =>
  createMemoryServices({
    log: () => undefined,
    storage: createStorage({ session: full, persistent: full, subscribe: () => () => undefined }),
  });

/** A visitor of a page, with the services in memory. */
export function Visitor({ children, services }: { children: ReactNode; services?: MemoryServices }) {
  const [own] = useState(() => services ?? createMemoryServices({ log: () => undefined }));
  return <ServicesProvider services={own}>{children}</ServicesProvider>;
}
