import { useSyncExternalStore, type ReactNode } from 'react';
import { ServicesProvider } from 'rotativa/providers';
import { currentServices, NO_SERVICES, onServices } from './page-services.ts';

const none = () => NO_SERVICES;

/** Around every island, on the server and in the browser: the services as soon as they exist. */
function PageServices({ children }: { children: ReactNode }) {
  const services = useSyncExternalStore(onServices, currentServices, none);
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

/** The argument of `wrap` of islands. */
export const withServices = (island: ReactNode): ReactNode => <PageServices>{island}</PageServices>;
