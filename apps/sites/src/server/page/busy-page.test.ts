import { createMemoryContent } from 'rotativa/providers/memory';
import { describe, expect, it, vi } from 'vitest';
import { createBusyPages } from './busy-page.ts';
import type { MadePage } from './page-cache.ts';

const ANOTHER = { id: 'u-1' };
const REQUEST = {
  site: { origin: 'http://localhost:3001' },
  chosen: 'system',
  encoding: 'br' as const,
  services: { content: createMemoryContent({}), images: ANOTHER } as never,
  sitePages: { stampOf: (name: string) => `${name}-1` },
  url: new URL('http://localhost:3001/nacion/articulo/x/?q=secreto'),
  consent: undefined,
};
type Request = Omit<typeof REQUEST, 'encoding'> & { encoding: 'br' | 'gzip'; part?: 'list' };

/** The pages of a server, each named by a number, at a time that the test sets. */
function open() {
  const time = { now: 0 };
  let made = 0;
  const make = vi.fn(async (_request: Request): Promise<MadePage> => {
    made += 1;
    return { status: 503, headers: {}, body: new TextEncoder().encode(String(made)) };
  });
  const pages = createBusyPages(() => time.now);
  const ask = async (more: Partial<Request> = {}): Promise<string> =>
    new TextDecoder().decode((await pages<Request>({ ...REQUEST, ...more }, make)).body);
  return { time, make, pages, ask };
}

describe('the page for readers whose page is not made', () => {
  it('is made once, for all who ask at the same time and for a minute', async () => {
    const { time, make, ask } = open();
    expect(await Promise.all([ask(), ask()])).toEqual(['1', '1']);
    time.now = 59_999;
    expect([await ask(), make.mock.calls.length]).toEqual(['1', 1]);
  });

  it('is the old one while a new one is made, and then the new one', async () => {
    const { time, make, ask } = open();
    await ask();
    time.now = 60_000;
    expect(await Promise.all([ask(), ask()])).toEqual(['1', '1']);
    expect(make).toHaveBeenCalledTimes(2);
    expect(await ask()).toBe('2');
    time.now = 119_999;
    expect([await ask(), make.mock.calls.length]).toEqual(['2', 2]);
  });

  it('stays the old one when a new one cannot be made, and is tried again a minute later', async () => {
    const { time, make, ask } = open();
    await ask();
    time.now = 60_000;
    make.mockRejectedValueOnce(new Error('no time'));
    expect([await ask(), await ask(), make.mock.calls.length]).toEqual(['1', '1', 2]);
    time.now = 120_000;
    expect([await ask(), await ask()]).toEqual(['1', '2']);
  });

  it('that cannot be made at first is made for the next reader', async () => {
    const { make, ask } = open();
    make.mockRejectedValueOnce(new Error('no time'));
    await expect(ask()).rejects.toThrow('no time');
    expect(await ask()).toBe('1');
  });

  it.each<[string, Partial<Request>]>([
    ['site', { site: { origin: 'http://localhost:3002' } }],
    ['mode', { chosen: 'dark' }],
    ['encoding', { encoding: 'gzip' }],
    ['revision of its document', { sitePages: { stampOf: (name) => `${name}-2` } }],
  ])('is another one for another %s', async (_what, more) => {
    const { ask } = open();
    expect([await ask(), await ask(more), await ask()]).toEqual(['1', '2', '1']);
  });

  it('has nothing of the reader who asked for it first, and asks the content service for nothing', async () => {
    const { make, ask } = open();
    await ask();
    const [{ url, consent, services, ...rest }] = make.mock.calls[0]! as unknown as [
      Request & { services: Record<string, unknown> },
    ];
    expect([url.href, rest.chosen]).toEqual(['http://localhost:3001/', 'system']);
    expect(consent).toMatchObject({ id: '', measurement: false, advertising: false });
    expect(services['images']).toBe(ANOTHER);
    expect(services['content']).toBeDefined();
    expect(services['content']).not.toBe((REQUEST.services as { content: object }).content);
  });

  it('is none for a program that asks for the items of a list', async () => {
    const { make, pages } = open();
    expect(await pages<Request>({ ...REQUEST, part: 'list' }, make)).toEqual({
      status: 503,
      headers: { 'Cache-Control': 'no-store' },
      body: undefined,
    });
    expect(make).not.toHaveBeenCalled();
  });
});
