import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPresence } from '../../src/pages/presence.ts';
import { openPages, type PagesApp } from './open-pages.ts';

const HOME = { brand: 'weekly', page: 'home' };
const member = (name: string) => ({ email: `${name}@mesa.example`, name, roles: {} });
const said = (over: object = {}) => ({
  ...{ ...HOME, tab: 'a-random-tab', turn: 1, left: false, placementId: null, isTyping: false },
  ...over,
});

function open() {
  let time = 0;
  const told: string[] = [];
  const one = createPresence({ now: () => time, tell: async (text) => void told.push(text) });
  const other = createPresence({ now: () => time });
  return { one, other, told, pass: (ms: number) => void (time += ms) };
}

describe('presence', () => {
  it('shows the others at a page, their block, and that they write', async () => {
    const { one } = open();
    await one.report(member('ana'), said({ placementId: 'lead', isTyping: true }));
    const seen = await one.report(member('luz'), said());
    expect(seen).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{16}$/) as string,
        name: 'ana',
        placementId: 'lead',
        isTyping: true,
      },
    ]);
    expect(await one.report(member('leo'), said({ page: 'section' }))).toEqual([]);
    expect(await one.report(member('leo'), said({ brand: 'daily' }))).toEqual([]);
  });

  it('has no personal data but the name', async () => {
    const { one, told } = open();
    await one.report(member('ana'), said());
    const seen = await one.report(member('luz'), said());
    for (const text of [...told, JSON.stringify(seen)]) {
      expect(text).not.toContain('@');
      expect(text).not.toContain('a-random-tab');
    }
  });

  it('ends when a tab leaves, and some seconds after it said the last thing', async () => {
    const { one, pass } = open();
    const others = () => one.report(member('luz'), said());
    await one.report(member('ana'), said());
    await one.report(member('leo'), said());
    await one.report(member('ana'), said({ turn: 3, left: true }));
    // One that was under way when the tab closed.
    await one.report(member('ana'), said({ turn: 2 }));
    expect((await others()).map(({ name }) => name)).toEqual(['leo']);
    pass(8_000);
    expect(await others()).toEqual([]);
  });

  it('of another process is seen, and what is no presence is left out', async () => {
    const { one, other, told } = open();
    await one.report(member('ana'), said({ placementId: 'lead' }));
    for (const text of [undefined, '', '{', '[]', '{"brand":1}', ...told]) other.receive(text);
    expect(await other.report(member('luz'), said())).toMatchObject([{ name: 'ana', placementId: 'lead' }]);
  });

  it('of very many tabs is bounded', async () => {
    const { one } = open();
    for (let count = 0; count < 1_100; count += 1)
      await one.report(member(`a${count}`), said({ tab: `tab-${count}-tab` }));
    expect(await one.report(member('luz'), said())).toHaveLength(1_000);
  });
});

describe('presence over the service', () => {
  let pages: PagesApp;
  beforeAll(async () => {
    pages = await openPages();
  }, 120_000);
  afterAll(() => pages.close());

  it('is for staff with a role in the brand', async () => {
    const brand = Object.keys(
      ((await pages.call('GET', '/desk/v1/session')).body['staff'] as { roles: object }).roles,
    )[0]!;
    const call = (by: 'publisher' | null, over: object) =>
      pages.call('POST', '/desk/v1/presence', said({ brand, ...over }), { by });
    expect((await call(null, {})).status).toBe(401);
    expect((await call('publisher', { brand: 'nowhere' })).status).toBe(403);
    expect(await call('publisher', {})).toMatchObject({ status: 200, body: { others: [] } });
    expect(await call('publisher', { tab: 'another-tab', turn: 1 })).toMatchObject({
      body: { others: [{ name: 'publisher' }] },
    });
  });
});
