import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_OFFER, describeOffersContract } from 'rotativa/testing/contract';
import { createOwnOffers } from './samples/own-offers.ts';

const PRODUCTS = [
  { id: 'DIG', plan: 'ANUAL', title: 'Un año', text: 'Sin límites', pesos: 199_000, months: 12, gift: false },
  { id: 'DIG', plan: 'MES', title: 'Un mes', text: 'Sin límites', pesos: 19_900, months: 1, gift: false },
  {
    id: 'REG',
    plan: 'ANUAL',
    title: 'Regalo',
    text: 'Para otra persona',
    pesos: 199_000,
    months: 12,
    gift: true,
  },
];

/** A service in the form that docs/selling.md assumes. */
async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const isKnown = request.url === `/offers/${CONTRACT_OFFER}`;
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isKnown ? PRODUCTS : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describeOffersContract('the adapter of docs/selling.md', async () => {
  const server = await serve();
  const { port } = server.address() as AddressInfo;
  const reached = createOwnOffers(`http://127.0.0.1:${port}`);
  // Nothing listens on the port of the discard protocol.
  const lost = createOwnOffers('http://127.0.0.1:9');
  let offers = reached;
  return {
    offers: { offer: (id, options) => offers.offer(id, options) },
    reachable: (now) => {
      offers = now ? reached : lost;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
});
