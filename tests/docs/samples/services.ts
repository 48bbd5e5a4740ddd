import { createSessionStore, createWebStorage, type ReaderServices } from 'rotativa/providers';
import {
  browserEvents,
  browserLock,
  createHttpIdentity,
  createHttpNewsletter,
  createHttpSales,
} from 'rotativa/providers/http';

const origin = 'https://api.example.com';
const storage = createWebStorage(window, (warning) => console.warn(warning));
const events = browserEvents(window);
const clock = { now: () => new Date() };
const lock = browserLock(navigator);

const identity = createHttpIdentity({ origin, storage, events, clock, lock });
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
