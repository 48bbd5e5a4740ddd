// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFrameCards } from './cards.ts';

const ADDRESS = 'https://gateway.example/v1/frame';

/** The frame's end of the conversation. */
interface Frame {
  port: MessagePort;
  got: unknown[];
  send: (message: object) => void;
}

/** A page whose frame opens, and what the frame received. jsdom loads no frames, so the test plays the gateway. */
async function open(timeoutMs = 1000) {
  Object.assign(window, { MessageChannel, matchMedia: () => new EventTarget() });
  const cards = createFrameCards({ address: ADDRESS, page: window, timeoutMs });
  const element = document.body.appendChild(document.createElement('div'));
  const onSubmit = vi.fn();
  const rendering = cards.render(element, { title: 'Tarjeta', onSubmit });
  const iframe = element.querySelector('iframe')!;
  const posted = vi.fn();
  Object.defineProperty(iframe, 'contentWindow', { value: { postMessage: posted } });
  const frame = (): Frame => {
    iframe.dispatchEvent(new Event('load'));
    const [, , [port]] = posted.mock.calls[0] as [unknown, unknown, [MessagePort]];
    const got: unknown[] = [];
    port.onmessage = ({ data }) => got.push(data);
    return { port, got, send: (message) => port.postMessage(message) };
  };
  return { iframe, posted, rendering, frame, onSubmit };
}

async function ready(timeoutMs?: number) {
  const opened = await open(timeoutMs);
  const frame = opened.frame();
  frame.send({ type: 'ready', height: 301.2 });
  return { ...opened, frame, box: await opened.rendering };
}

afterEach(() => document.body.replaceChildren());

describe('C4 card fields in the gateway’s frame', () => {
  it('tells the frame the site, and talks to the gateway’s origin only', async () => {
    const { iframe, posted } = await ready();
    const src = new URL(iframe.src);
    expect(src.origin + src.pathname).toBe(ADDRESS);
    expect(src.searchParams.get('site')).toBe(location.origin);
    expect(iframe.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(iframe.style.blockSize).toBe('302px');
    expect(posted.mock.calls[0]?.[1]).toBe('https://gateway.example');
  });

  it('hears no message that did not come through the port', async () => {
    const { rendering, iframe, frame } = await open(80);
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'ready' }, origin: 'https://gateway.example' }),
    );
    frame();
    await expect(rendering).rejects.toMatchObject({ code: 'timeout' });
    expect(iframe.isConnected).toBe(false);
  });

  it('exchanges the card for a token', async () => {
    const { box, frame } = await ready();
    const token = box.tokenise();
    await expect(box.tokenise()).rejects.toMatchObject({ code: 'busy' });
    await vi.waitFor(() => expect(frame.got).toContainEqual({ type: 'tokenise', id: 1 }));
    frame.send({ type: 'token', token: 'tok_1', brand: 'Visa', lastFour: '1111', number: '4111' });
    expect(await token).toEqual({ token: 'tok_1', brand: 'Visa', lastFour: '1111' });
  });

  it.each([
    [{ type: 'refused', code: 'cardInvalid' }, 'cardInvalid'],
    [{ type: 'refused', code: 7 }, 'badReply'],
    [{ type: 'token', token: 7 }, 'badReply'],
    [{ type: 'token', token: 'x'.repeat(4001) }, 'badReply'],
  ])('rejects after %j', async (message, code) => {
    const { box, frame } = await ready();
    const token = box.tokenise();
    frame.send(message);
    await expect(token).rejects.toMatchObject({ code });
  });

  it.each([
    ['token', { type: 'token', token: 'tok_old' }],
    ['refusal', { type: 'refused', code: 'network' }],
  ])('a late %s of an earlier card is not that of the next', async (_name, message) => {
    const { box, frame } = await ready(500);
    await expect(box.tokenise()).rejects.toMatchObject({ code: 'timeout' });
    const token = box.tokenise();
    frame.send({ ...message, id: 1 });
    frame.send({ type: 'token', id: 2, token: 'tok_new' });
    expect(await token).toMatchObject({ token: 'tok_new' });
  });

  it('ends with the page: open requests get no answer', async () => {
    const { box, iframe } = await ready();
    const token = box.tokenise();
    box.remove();
    await expect(token).rejects.toMatchObject({ code: 'aborted' });
    expect(iframe.isConnected).toBe(false);
  });

  it('tells the form that Enter was pressed, and clears the fields', async () => {
    const { box, frame, onSubmit, iframe } = await ready();
    frame.send({ type: 'submit', height: 99_999 });
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(iframe.style.blockSize).toBe('302px');
    box.clear();
    box.focus();
    await vi.waitFor(() => expect(frame.got).toEqual([{ type: 'clear' }, { type: 'focus' }]));
  });
});
