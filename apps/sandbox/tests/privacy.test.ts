import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { consentProofs } from '../src/db/schema/index.ts';
import { DEVELOPMENT_NOTIFICATION_TOKEN } from '../src/service-config.ts';
import { openApp, type TestApp } from './open-app.ts';

const PROOF = {
  id: '3f0c2a64-55c1-4f0e-9b0f-6a1d1c0c7e11',
  site: 'semanario',
  version: '1',
  purposes: ['embeds'],
  at: '2026-02-01T12:00:00.000Z',
};

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterEach(async () => void (await test.context.db.delete(consentProofs)));
afterAll(() => test.close());

const send = async (body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const response = await test.app.request('http://127.0.0.1:4000/privacy/v1/consents', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-token': DEVELOPMENT_NOTIFICATION_TOKEN,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return response.status;
};

describe('X8 proofs of consent', () => {
  it('are kept once', async () => {
    expect([await send(PROOF), await send({ ...PROOF, purposes: [] })]).toEqual([200, 200]);
    expect(await test.context.db.select().from(consentProofs)).toEqual([
      {
        id: PROOF.id,
        brand: 'weekly',
        version: '1',
        purposes: ['embeds'],
        decidedAt: new Date(PROOF.at),
      },
    ]);
  });

  it.each([
    ['a page', 403, PROOF, { origin: 'http://localhost:3001' }],
    ['a caller without the token', 401, PROOF, { 'x-api-token': '' }],
    ['a bad id', 400, { ...PROOF, id: '../x' }, {}],
    ['an unknown purpose', 400, { ...PROOF, purposes: ['cards'] }, {}],
    ['a bad time', 400, { ...PROOF, at: 'soon' }, {}],
    ['no proof', 400, [], {}],
  ])('from %s are refused', async (_name, status, body, headers) => {
    expect(await send(body, headers as Record<string, string>)).toBe(status);
    expect(await test.context.db.select().from(consentProofs)).toEqual([]);
  });
});
