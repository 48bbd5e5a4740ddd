// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { IslandDefinition } from '../../src/islands/define-island.ts';
import { start } from '../../src/islands/client.ts';
import { Islands } from '../../src/islands/server.tsx';
import { stubBrowser } from '../../src/testing/index.ts';
import { allIslands, loadIslands, loadStories } from './modules.ts';
import { storiesOf } from './stories.ts';

/*
 * A link that an island handles must wait for the island's code: else the first click leaves the page. Every island of
 * the stories starts here as in a browser, and each of its links is clicked.
 */

await loadIslands();
const islands: IslandDefinition<object>[] = await allIslands();
let restore: () => void;

beforeAll(() => {
  restore = stubBrowser();
  vi.stubGlobal('open', () => ({ closed: false, focus: () => undefined }));
  HTMLMediaElement.prototype.play = async () => undefined;
  start(islands as never);
});
afterAll(() => restore());

/** Whether the code of the page keeps the browser from following a link. */
function isHandled(link: HTMLAnchorElement): boolean {
  let handled = false;
  const last = (event: Event): void => {
    handled = event.defaultPrevented;
    // This DOM cannot follow links.
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  link.click();
  removeEventListener('click', last);
  return handled;
}

async function handledLinks(island: HTMLElement): Promise<string[]> {
  island.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await vi.waitFor(() => expect(island.matches('[ready],[failed]')).toBe(true), { timeout: 5000 });
  const links = [...island.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.flatMap((link) => {
    const held = link.hasAttribute('data-hold');
    return link.isConnected && isHandled(link) && !held
      ? [`${island.getAttribute('name')}: ${link.textContent}`]
      : [];
  });
}

it('X2 every link that an island handles is held until the island is there', async () => {
  const started = new Set<string>();
  const lost = new Set<string>();
  let links = 0;
  for (const [, module] of await loadStories())
    for (const { element } of storiesOf(module)) {
      const html = renderToString(<Islands onError={() => undefined}>{element}</Islands>);
      if (!html.includes('<rt-island')) continue;
      const page = document.createElement('main');
      page.innerHTML = html;
      const found = [...page.querySelectorAll<HTMLElement>('rt-island')];
      // Each island once, from its first story with a link.
      const fresh = found.filter(
        (one) => one.querySelector('a[href]') && !started.has(one.getAttribute('name')!),
      );
      if (fresh.length === 0) continue;
      document.body.append(page);
      for (const island of fresh) {
        started.add(island.getAttribute('name')!);
        links += island.querySelectorAll('a[href]').length;
        for (const link of await handledLinks(island)) lost.add(link);
      }
      page.remove();
    }
  expect(started).toContain('share');
  expect(started).toContain('load-more');
  expect(links).toBeGreaterThan(20);
  expect([...lost]).toEqual([]);
}, 120_000);
