// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { start, type BrowserIsland } from './client.ts';
import { HOLD_MS } from './hold.ts';

/** The code of the island, which comes when the test calls this. */
let arrives: (code: { default: (element: HTMLElement) => void }) => void;
const slow: BrowserIsland<object> = {
  name: 'slow',
  script: () => new Promise((resolve) => (arrives = resolve as typeof arrives)),
};
start([slow as BrowserIsland<never>]);
afterEach(() => {
  document.body.innerHTML = '';
  document.body.onclick = null;
  vi.useRealTimers();
});

/** The link of a new island, and the clicks that the browser would follow. */
function link(attributes = 'data-hold'): { click: (init?: MouseEventInit) => void; followed: () => number } {
  document.body.innerHTML = `<rt-island name="slow"><a href="/siguiente/" ${attributes}>Más</a></rt-island>`;
  let followed = 0;
  document.body.onclick = (event) => {
    if (!event.defaultPrevented) followed += 1;
    event.preventDefault();
  };
  const element = document.querySelector('a')!;
  const click = (init: MouseEventInit = {}): void =>
    void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return { click, followed: () => followed };
}

it('X2 holds the first tap on a link that an island handles, and the island gets it', async () => {
  const { click, followed } = link();
  click();
  click();
  expect(followed()).toBe(0);
  const handled = vi.fn((event: Event) => event.preventDefault());
  arrives({ default: (element) => element.querySelector('a')!.addEventListener('click', handled) });
  await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1));
  expect(followed()).toBe(0);
});

it('X2 lets the browser follow it once when the code takes too long', () => {
  vi.useFakeTimers();
  const { click, followed } = link();
  click();
  vi.advanceTimersByTime(HOLD_MS - 1);
  expect(followed()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(followed()).toBe(1);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect(followed()).toBe(1);
});

it.each([
  ['that opens a tab', { ctrlKey: true }, 'data-hold'],
  ['that opens a tab on a Mac', { metaKey: true }, 'data-hold'],
  ['that opens a window', { shiftKey: true }, 'data-hold'],
  ['that saves the page', { altKey: true }, 'data-hold'],
  ['on a link that no island handles', {}, ''],
])('X2 never holds a click %s', (_name, init, attributes) => {
  const { click, followed } = link(attributes);
  click(init);
  expect(followed()).toBe(1);
});

const MODIFIERS = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];

/** A button of a new island. */
function button(): HTMLButtonElement {
  document.body.innerHTML = '<rt-island name="slow"><button type="button">Abrir</button></rt-island>';
  return document.querySelector('button')!;
}

it.each(MODIFIERS)('X2 holds a click on a button with %s, which does the same as without', async (key) => {
  const element = button();
  const handled = vi.fn();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  arrives({ default: (island) => island.querySelector('button')!.addEventListener('click', handled) });
  await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1));
});

it.each(MODIFIERS)('X2 leaves a shortcut with %s to the browser', (key) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, [key]: true });
  button().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
