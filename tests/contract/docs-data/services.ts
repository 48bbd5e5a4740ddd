import { createSessionStore, createWebStorage, type ReaderServices } from 'rotativa/providers';
import {
  browserEvents,
  browserExclusive,
  createHttpIdentity,
  createHttpNewsletter,
  createHttpSales,
} from 'rotativa/providers/http';

const origin = 'https://api.example.com';
const storage = createWebStorage(window, (warning) => console.warn(warning));
const events = browserEvents(window);
const clock = { now: () => new Date() };
const exclusive = browserExclusive(navigator);

const identity = createHttpIdentity({ origin, storage, events, clock, exclusive });
const sales = createHttpSales({ origin, session: identity.session, events });
const session = createSessionStore({ identity, sales });

export const services: Partial<ReaderServices> = {
  session,
  identity,
  sales,
  storage,
  clock,
  newsletter: createHttpNewsletter(),
};
