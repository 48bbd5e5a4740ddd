import {
  createMemoryServices,
  MEMORY_READERS,
  type MemoryVisitor,
} from '../../src/providers/memory/accounts.ts';
import { createMemoryCards } from '../../src/providers/memory/cards.ts';
import {
  createMemoryContact,
  createMemoryNewsletter,
  createMemoryNewsletters,
} from '../../src/providers/memory/site.ts';
import { createMemoryCaptcha } from '../../src/providers/memory/stubs.ts';
import type { ReaderServices } from '../../src/providers/react.ts';
import { SHOWN_AT } from './site-content.ts';

/** The readers that open a page. `expired`: the account service does not know the session any more. */
export const READERS = ['anonymous', ...Object.keys(MEMORY_READERS), 'expired'] as readonly Reader[];
export type Reader = MemoryVisitor | 'expired';

/** The services that the islands of a page read, in memory. */
export function readerServices(reader: Reader): Partial<ReaderServices> & Pick<ReaderServices, 'session'> {
  const clock = { now: () => new Date(SHOWN_AT) };
  const as = reader === 'expired' ? 'registered' : reader;
  const { backend, ...services } = createMemoryServices({ as, clock, log: () => undefined });
  if (reader === 'expired') backend.state.sessions.clear();
  return {
    ...services,
    clock,
    companies: [],
    captcha: createMemoryCaptcha(),
    cards: createMemoryCards(),
    contact: createMemoryContact(),
    newsletter: createMemoryNewsletter(),
    newsletters: createMemoryNewsletters(),
  };
}
