import type { ReaderServices } from 'rotativa/providers';

type Services = Partial<ReaderServices>;

/** Before the code of sessions is there, and on the server. */
export const NO_SERVICES: Services = {};

let services = NO_SERVICES;
const listeners = new Set<() => void>();

/** Gives more services of the page to all islands, also to those that are hydrated already. */
export function publishServices(created: Services): void {
  services = { ...services, ...created };
  for (const listener of listeners) listener();
}

export const currentServices = (): Services => services;

export function onServices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
