import { useSyncExternalStore } from 'react';
import type { DraftNote } from 'rotativa/editor';

/** The page of a draft, as the site's server has made it. */
export interface DraftPage {
  readonly head: {
    /** The text of the page's style sheets. */
    readonly styles: string;
    readonly attributes: {
      readonly html: Readonly<Record<string, string>>;
      readonly body: Readonly<Record<string, string>>;
    };
  };
  /** The layout, with an empty `<div data-region="main">` for each region. */
  readonly frame: string;
  /** The HTML of each placement. One that is absent shows nothing. */
  readonly blocks: Readonly<Record<string, string>>;
  readonly notes: readonly DraftNote[];
  readonly weight: { readonly html: number; readonly css: number };
  readonly ms: number;
}

export interface CanvasState {
  /** Undefined until the first answer. */
  readonly page: DraftPage | undefined;
  /** Why the last change is not shown, for editors. */
  readonly problem: string | undefined;
  /** How much smaller the page is shown than it is: 0.5 is half. */
  readonly scale: number;
}

/** What the canvas shows. Each block reads only its HTML, so that an answer renders what it changed. */
export function createCanvasStore() {
  let state: CanvasState = { page: undefined, problem: undefined, scale: 1 };
  const listeners = new Set<() => void>();
  return {
    get: (): CanvasState => state,
    set(change: Partial<CanvasState>): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type CanvasStore = ReturnType<typeof createCanvasStore>;

/** @param select returns a value that is equal for equal states */
export const useCanvas = <T>(store: CanvasStore, select: (state: CanvasState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
