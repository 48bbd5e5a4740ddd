import type { SessionStore } from 'rotativa/providers';

/** A change outside the adapters, such as a purchase on another host: asks again who the visitor is. */
export const returned = (session: SessionStore): Promise<void> => session.load();

/** Updates the page before the services are asked again. */
export const cancelled = (session: SessionStore, subscriptionID: number): void =>
  session.dispatch({ type: 'subscriptionStatusChanged', subscriptionID, status: 3 });
