import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recommendationScript } from '../src/recommendations/widget.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterAll(() => test.close());

describe('B20 the recommendation service', () => {
  it('has a script for each site, whose links lead to pages', async () => {
    const reply = await test.app.request('/recommendations/semanario.js');
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('set-cookie')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      null,
    ]);
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const script = await reply.text();
    expect(script.startsWith(`(${recommendationScript.toString()})`)).toBe(true);
    for (const [, path] of script.matchAll(/"href":"([^"]+)"/g))
      expect((await test.app.request(path!)).status).toBe(200);
  });

  it.each(['otra.js', 'semanario.css', '__proto__.js'])('has no %s', async (name) => {
    expect((await test.app.request(`/recommendations/${name}`)).status).toBe(404);
  });
});
