import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  headStatus,
  isPublicAddress,
  mayAsk,
  outwardStatus,
  publicLookup,
  publicOnly,
} from './outward-head.ts';

describe('X5 a link to another site', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:7f00:1'],
    ...['64:ff9b::a00:1', '2002:a00:1::', 'example'],
  ])('%s is not on the public internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  }); // prettier-ignore

  it.each(['8.8.8.8', '2606:4700::1111'])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...['http://127.0.0.1/', 'http://[::1]/', 'http://[::ffff:10.0.0.1]/', 'http://2130706433/', 'http://0x7f.1/'],
    ...['http://user:pass@example.com/', 'https://example.com:8443/', 'ftp://example.com/'],
  ])('%s is not asked', async (address) => {
    expect(mayAsk(new URL(address))).toBe(false);
    expect(await outwardStatus(new URL(address))).toBeUndefined();
  }); // prettier-ignore

  it.each([
    'http://example.com/a?b=c',
    'https://example.com/',
    'https://8.8.8.8/',
    'http://[2606:4700::1111]/',
  ])('%s may be asked', (address) => expect(mayAsk(new URL(address))).toBe(true));

  it('of a user without a password, or a password without a user, is not asked', () => {
    for (const address of ['https://user@example.com/', 'https://:pass@example.com/'])
      expect(mayAsk(new URL(address)), address).toBe(false);
  });
});

describe('X5 the name of another site', () => {
  type Looked = Parameters<Parameters<LookupFunction>[2]>;
  const look = (host: string, options = {}) =>
    new Promise<Looked>((resolve) => publicLookup(host, options, (...found) => resolve(found)));

  it.each(['localhost', '10.0.0.1', '::1'])('%s leads to no connection', async (host) => {
    for (const options of [{}, { all: true }]) {
      const [error, address] = await look(host, options);
      expect([error?.message, address]).toEqual([`${host} is not on the public internet`, '']);
    }
  });

  it.each([
    ['one inside and one outside', ['8.8.8.8', '10.0.0.1'], 'otro.example is not on the public internet'],
    ['one outside and one inside', ['10.0.0.1', '8.8.8.8'], 'otro.example is not on the public internet'],
    ['none', [], 'otro.example is not on the public internet'],
    ['two outside', ['8.8.8.8', '8.8.4.4'], undefined],
  ])('with %s of its addresses', async (_what, addresses, refusal) => {
    const found = addresses.map((address) => ({ address, family: 4 }));
    const names = publicOnly(((_host: string, _options: object, done: (...all: unknown[]) => void) =>
      done(null, found)) as never);
    const [error, all] = await new Promise<Looked>((resolve) =>
      names('otro.example', { all: true }, (...answer) => resolve(answer)),
    );
    expect(error?.message).toBe(refusal);
    expect(all).toEqual(refusal ? '' : found);
  });

  it('that is unknown is the error of the name service', async () => {
    // Not a name, so that no service is asked.
    const [error] = await look('..');
    expect(error).toMatchObject({ code: 'ENOTFOUND' });
  });

  it('leads to the addresses that were checked, or to the first if one is asked for', async () => {
    expect(await look('8.8.8.8', { all: true })).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
    expect(await look('2606:4700::1111')).toEqual([null, '2606:4700::1111', 6]);
  });
});

describe('X5 the answer of another site', () => {
  /** Every name leads to this machine. */
  const here: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

  /** The status of a server that answers so. */
  async function statusOf(answer: RequestListener, ms?: number): Promise<number | undefined> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await once(server, 'listening');
    return headStatus(new URL(`http://otro.example:${(server.address() as AddressInfo).port}/`), here, ms);
  }

  it.each([200, 404, 500])('is its status %i, and the page is not sent', async (status) => {
    const methods: (string | undefined)[] = [];
    const got = await statusOf(({ method }, response) => {
      methods.push(method);
      response.writeHead(status).end();
    });
    expect([got, methods]).toEqual([status, ['HEAD']]);
  });

  it('is a redirect that is not followed', async () => {
    let asked = 0;
    const got = await statusOf((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: '/there' }).end();
    });
    expect([got, asked]).toEqual([302, 1]);
  });

  it('is none if the connection breaks, or the time is over', async () => {
    expect(await statusOf(({ socket }) => void socket.destroy())).toBeUndefined();
    expect(await statusOf(() => undefined, 50)).toBeUndefined();
  });

  it('is none over https from a server without it', async () => {
    const server = createServer((_request, response) => void response.end()).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await headStatus(new URL(`https://otro.example:${port}/`), here)).toBeUndefined();
  });
});
