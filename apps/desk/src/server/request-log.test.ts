import { expect, it } from 'vitest';
import { openDesk, SIGNED_IN } from './desk.fixture.ts';

it('a request has its id in the reply and in the calls of services, a new one if the caller gives none', async () => {
  const desk = openDesk(({ url }) => (url.includes('/pages?') ? Response.json([]) : undefined));
  const idOf = async (headers: Record<string, string>): Promise<string | null> =>
    (
      await desk.request('/api/paginas/pages?brand=weekly', { headers: { ...SIGNED_IN, ...headers } })
    ).headers.get('X-Request-Id');
  expect(await idOf({ 'X-Request-Id': 'id-of-the-proxy' })).toBe('id-of-the-proxy');
  const other = await idOf({ 'X-Request-Id': 'not an id' });
  expect(other).toMatch(/^[\w-]{36}$/);
  expect(desk.ids).toEqual(['id-of-the-proxy', other]);
});
