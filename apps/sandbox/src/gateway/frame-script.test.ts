// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { frameScript, type FramePage } from './frame-script.ts';

const SITE = 'https://www.sitio.example';
const NAMES = ['number', 'expiry', 'cvv', 'cardHolder'];
const NOTHING = class {
  observe = (): void => undefined;
};

/** A message to the fields, and what came back through its port within a moment. */
async function hello({ origin = SITE, source = window.parent as Window | null, type = 'rt-cards' } = {}) {
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  port1.onmessage = ({ data }: MessageEvent) => heard.push(data);
  const message = new MessageEvent('message', { data: { type }, origin, source });
  Object.defineProperty(message, 'ports', { value: [port2] });
  window.dispatchEvent(message);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { heard, port1 };
}

let listening: MockInstance<typeof window.addEventListener>;
beforeEach(() => {
  const fields = NAMES.map((name) => `<input id="${name}" name="${name}"><p id="${name}-error"></p>`);
  document.body.innerHTML = `<form data-site="${SITE}">${fields.join('')}</form>`;
  Object.assign(window, { ResizeObserver: NOTHING });
  listening = vi.spyOn(window, 'addEventListener');
  frameScript(window as unknown as FramePage);
});
afterEach(() => {
  // The fields of a test that got no port would answer the next.
  for (const [type, listener] of listening.mock.calls)
    window.removeEventListener(type, listener as EventListener);
  vi.restoreAllMocks();
});

describe('C4 the card fields in their frame', () => {
  it('greet the page of the site that embeds them', async () => {
    expect((await hello()).heard).toMatchObject([{ type: 'ready' }]);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of an origin that begins like the site’s', { origin: `${SITE}.evil.example` }],
    ['of another window', { source: null }],
    ['of another kind', { type: 'otro' }],
  ])('ignore a message %s', async (_, message) => {
    expect((await hello(message)).heard).toEqual([]);
  });

  it('speak with the first page only', async () => {
    await hello();
    expect((await hello()).heard).toEqual([]);
  });

  it('give up a card for the next one, and say which card an answer is about', async () => {
    const card: Record<string, string> = {
      number: '4111111111111111',
      expiry: '07/99',
      cvv: '123',
      cardHolder: 'Ana',
    };
    for (const name of NAMES) (document.getElementById(name) as HTMLInputElement).value = card[name]!;
    const sent = vi.fn((_path: string, { signal }: RequestInit) =>
      sent.mock.calls.length === 1
        ? new Promise<Response>((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
          )
        : Promise.resolve(Response.json({ token: 'tok_2' })),
    );
    Object.assign(window, { fetch: sent });
    const { port1, heard } = await hello();
    port1.postMessage({ type: 'tokenise', id: 1 });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    port1.postMessage({ type: 'tokenise', id: 2 });
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ id: 2, token: 'tok_2' })));
    expect(heard).toContainEqual(expect.objectContaining({ type: 'refused', id: 1 }));
  });

  it('send no card that is not complete', async () => {
    const sent = vi.fn();
    Object.assign(window, { fetch: sent });
    const { port1, heard } = await hello();
    port1.postMessage({ type: 'tokenise' });
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ code: 'cardInvalid' })));
    expect(sent).not.toHaveBeenCalled();
    expect(document.getElementById('number-error')?.textContent).toBe('El campo es obligatorio');
  });
});
