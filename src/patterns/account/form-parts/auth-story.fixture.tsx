import { useState, type ReactNode } from 'react';
import { createMemoryServices, type MemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
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

/** A visitor of a page, with the services in memory. */
export function Visitor({ children, services }: { children: ReactNode; services?: MemoryServices }) {
  const [own] = useState(() => services ?? createMemoryServices({ log: () => undefined }));
  return <ServicesProvider services={own}>{children}</ServicesProvider>;
}
