import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDom } from '../support/dom.ts';
import { loadIslands, loadStories } from './modules.ts';
import { storiesOf, type Story } from './stories.ts';

/*
 * A server has no `window`. This file runs in Node and writes the HTML of every story first. Then it gets a DOM and
 * loads all modules again, as a browser does, so that a module that looks for `window` when it loads finds one.
 */

async function allStories(
  { loadIslands: islands, loadStories: modules } = { loadIslands, loadStories },
): Promise<Map<string, Story>> {
  await islands();
  return new Map(
    (await modules()).flatMap(([path, module]) =>
      storiesOf(module).map((story) => [`${path.replace(/\/[^/]+$/, '')} ${story.name}`, story] as const),
    ),
  );
}

const written = new Map<string, string | Error>();
for (const [id, { element }] of await allStories())
  try {
    written.set(id, renderToString(element));
  } catch (error) {
    written.set(id, error as Error);
  }

let stories = new Map<string, Story>();
let closeDom: () => Promise<void>;
let restore: () => void;

beforeAll(async () => {
  expect(typeof window).toBe('undefined');
  closeDom = await openDom();
  vi.resetModules();
  stories = await allStories(await import('./modules.ts'));
});
afterAll(() => closeDom());

beforeEach(async () => {
  const { stubBrowser } = await import('../../src/testing/index.ts');
  restore = stubBrowser();
});
afterEach(() => restore());

describe('hydrates the HTML of a server without a window, without a warning', () => {
  it.each([...written.keys()])('%s', async (id) => {
    const html = written.get(id);
    if (html instanceof Error) throw html;
    const { act } = await import('react');
    const { hydrateRoot } = await import('react-dom/client');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html!;
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const recovered: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, stories.get(id)!.element, {
        onRecoverableError: (error) => void recovered.push(error),
      }),
    );
    const said = complain.mock.calls;
    await act(async () => root.unmount());
    container.remove();
    expect(recovered).toEqual([]);
    expect(said).toEqual([]);
  });
});
