import type { ReactNode } from 'react';
import { fromData } from './data.ts';
import { hold, HOLD_MS, reissue, type Held } from './hold.ts';
import type { IslandDefinition } from './define-island.ts';

/** After this time without its code an island has failed; its HTML keeps working. */
export const CHUNK_TIMEOUT_MS = 120000;

/** The part of an island that the browser needs: `script`, which runs instead of the component, or `load`. */
export type BrowserIsland<P> = Pick<IslandDefinition<P>, 'name'> &
  Partial<Pick<IslandDefinition<P>, 'load' | 'script'>>;

/** Events that show that the reader is about to use an island. A mouse at rest is over each one that scrolls below it. */
const INTENT = ['pointermove', 'pointerdown', 'focusin'];
/** Events that also show it, and that may have to wait for hydration. */
const ACTION = ['click', 'keydown', 'submit'];
const EVENTS = [...INTENT, ...ACTION];

/** The surroundings of every island in the browser, from `setup`. */
export interface IslandsClient {
  /** Puts providers around each island: the same elements as the server's `wrap`. */
  wrap?: ((island: ReactNode) => ReactNode) | undefined;
}

/** Runs once, before the first island hydrates, and loads together with its code. */
export type IslandsSetup = () => Promise<IslandsClient | void> | IslandsClient | void;

/**
 * Code that comes in time.
 *
 * @throws ChunkLoadError with its `type`, 'timeout' or 'error', and the name of the island as its `request`; its
 * `cause` is the browser's error, with the address. @see B20
 */
const inTime = <T>(request: string, code: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = (type: string, cause?: unknown): void => {
      const error = new Error(`Loading chunk failed.\n(${type}: ${request})`, { cause });
      reject(Object.assign(error, { name: 'ChunkLoadError', type, request }));
    };
    setTimeout(fail, CHUNK_TIMEOUT_MS, 'timeout');
    code.then(resolve, (cause) => fail('error', cause));
  });

function wake(element: HTMLElement, boot: () => void): void {
  const when = element.getAttribute('when');
  if (when === 'load') boot();
  else if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(boot);
  else if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        boot();
      },
      { rootMargin: '200px' },
    );
    // The island has no box (display: contents), so observe its children.
    for (const child of element.children) observer.observe(child);
  }
}

function watch(
  element: HTMLElement,
  island: BrowserIsland<object>,
  client: () => Promise<IslandsClient | void>,
): void {
  let started = false;
  let held: Held | undefined;
  let passing = false;

  const release = (state: string, repeat: (action: Held) => unknown): void => {
    for (const type of EVENTS) element.removeEventListener(type, listen, true);
    element.ariaBusy = null;
    element.setAttribute(state, '');
    if (held) repeat(held);
    held = undefined;
  };

  const fail = (error: unknown): void => {
    reportError(error);
    element.removeAttribute('ready');
    release('failed', reissue);
  };

  const boot = async (): Promise<void> => {
    if (started) return;
    started = true;
    try {
      const props = fromData(element.getAttribute('data'));
      if (island.script) {
        const { default: run } = await inTime(island.name, island.script());
        run(element, props);
        release('ready', reissue);
      } else {
        const all = Promise.all([import('./hydrate.tsx'), island.load!(), client()]);
        const [{ hydrate }, { default: component }, env] = await inTime(island.name, all);
        const repeat = await hydrate(element, component, props, env?.wrap, fail);
        release('ready', (action) => repeat(action, reissue));
      }
    } catch (error) {
      fail(error);
    }
  };

  function listen(event: Event): void {
    void boot();
    const next = !passing && ACTION.includes(event.type) && hold(event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (held) return;
    held = next;
    element.ariaBusy = 'true';
    if (next.form ?? (next.target as HTMLAnchorElement).href) {
      setTimeout(() => {
        if (held !== next) return;
        held = undefined;
        element.ariaBusy = null;
        passing = true;
        reissue(next);
        passing = false;
      }, HOLD_MS);
    }
  }

  for (const type of EVENTS) element.addEventListener(type, listen, true);
  wake(element, () => void boot());
}

/**
 * Starts the islands of the page and those that are added later. A complete client entry:
 * `start([share, menu], async () => (await import('./setup.ts')).default())`.
 *
 * @param islands all islands of the site
 * @param setup runs before the first island hydrates
 */
export function start(islands: readonly BrowserIsland<never>[], setup?: IslandsSetup): void {
  let client: Promise<IslandsClient | void> | undefined;
  customElements.define(
    'rt-island',
    class extends HTMLElement {
      #seen = false;
      connectedCallback(): void {
        const island = islands.find(({ name }) => name === this.getAttribute('name'));
        if (!this.#seen && island) {
          this.#seen = true;
          watch(this, island as BrowserIsland<object>, () => (client ??= Promise.resolve(setup?.())));
        }
      }
    },
  );
}
