import { expect, it } from 'vitest';
import { openDom } from './dom.ts';

it('a process can have a document twice, and has its own request and address between', async () => {
  const { Request: plain, URL: address } = globalThis;
  for (let time = 0; time < 2; time += 1) {
    const close = await openDom();
    expect(typeof document).toBe('object');
    expect({} instanceof Request).toBe(false);
    expect(new Request('https://faro.example/')).toBeInstanceOf(plain);
    await close();
    expect(typeof document).toBe('undefined');
    expect([globalThis.Request, globalThis.URL]).toEqual([plain, address]);
  }
});
