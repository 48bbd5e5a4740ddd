import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesApp } from '../pages/open-pages.ts';

describe('X5 searches of staff', () => {
  let pages: PagesApp;
  beforeAll(async () => {
    pages = await openPages();
  }, 120_000);
  afterAll(() => pages.close());
  const get = (path: string) => pages.call('GET', `/desk/v1/${path}`);

  it.each([
    'stories',
    'stories?brand=weekly&limit=51',
    'stories?brand=weekly&limit=0',
    'stories?brand=weekly&offset=10001',
    'stories?brand=weekly&order=other',
    'stories?brand=weekly&at=mañana',
    'stories?brand=weekly&ids=a,b',
    'stories?brand=weekly&ids=[1]',
    `stories?brand=weekly&q=${'a'.repeat(201)}`,
    `stories?brand=weekly&ids=${JSON.stringify(Array.from({ length: 51 }, String))}`,
    'choices?brand=weekly',
    'choices?brand=weekly&of=passwords',
    'choices?brand=weekly&of=sections&limit=1000',
  ])('%s is refused, and names the field', async (path) => {
    const { status, body } = await get(path);
    expect([status, body['code']]).toEqual([400, '100130,300130']);
    expect(body['message']).toMatch(/^input validation error: \w+/);
  });

  it('are for servers that bring a session, not for pages of browsers', async () => {
    const headers = { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' };
    const { status } = await pages.call('GET', '/desk/v1/stories?brand=weekly', undefined, { headers });
    expect(status).toBe(403);
  });
});
