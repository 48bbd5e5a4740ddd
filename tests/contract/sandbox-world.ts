import { createHttpIdentity, createHttpSales, localEvents } from 'rotativa/providers/http';
import { createMemoryStorage } from 'rotativa/providers';
import { outbox } from '../../apps/sandbox/src/db/schema/index.ts';
import { readerSeeder } from '../../apps/sandbox/src/seed/reader-seeder.ts';
import { catalogueSeeder, salesSeeder } from '../../apps/sandbox/src/seed/sales-seeder.ts';
import { serveApp } from '../../apps/sandbox/tests/serve-app.ts';
import type { ContractWorld } from './world.ts';
import { cookieFetch } from './cookie-fetch.ts';

/** The test cards of the sandbox's gateway, by what they do. */
const CARDS = {
  approve: '4111111111111111',
  decline: '4000000000000002',
  challenge: '4000000000003220',
} as const;

/** The HTTP adapters over the sandbox, which listens on a port of this machine. */
export async function openSandboxWorld(): Promise<ContractWorld> {
  let now = new Date('2026-03-10T15:00:00Z');
  const { url, context, close } = await serveApp([catalogueSeeder, readerSeeder, salesSeeder], () => now);

  return {
    browser: () => {
      const events = localEvents();
      const fetch = cookieFetch();
      const identity = createHttpIdentity({
        origin: url,
        storage: createMemoryStorage(),
        clock: { now: () => now },
        events,
        fetch,
        log: () => undefined,
      });
      return {
        identity,
        sales: createHttpSales({ origin: url, session: identity.session, events, fetch }),
      };
    },
    sentEmail: async (kind, email) => {
      const emails = await context.db.select().from(outbox);
      const newest = emails
        .filter((sent) => sent.kind === kind && sent.recipient === email)
        .toSorted((a, b) => b.id - a.id)[0];
      if (!newest?.token) throw new Error(`No e-mail '${kind}' to ${email}.`);
      return newest.token;
    },
    passTime: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    card: async (behaviour) => {
      const reply = await fetch(`${url}/gateway/v1/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          number: CARDS[behaviour],
          expiryMonth: 12,
          expiryYear: 2030,
          cvv: '123',
          cardHolder: 'LECTORA DE PRUEBA',
        }),
      });
      return ((await reply.json()) as { token: string }).token;
    },
    approveAtBank: async (address) => {
      await fetch(new URL(address, url), {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve' }),
        redirect: 'manual',
      });
    },
    products: {
      yearly: { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 },
      gift: { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-REGALO', quantity: 1 },
    },
    paymentMethodId: 1008,
    close,
  };
}
