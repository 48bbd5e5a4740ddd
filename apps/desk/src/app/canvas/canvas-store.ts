import { useSyncExternalStore } from 'react';
import type { PreviewReply } from 'rotativa/editor';

export interface CanvasState {
  /** The draft as the site's server has made it. Undefined until the first answer. */
  readonly page: PreviewReply | undefined;
  /** Why the last change is not shown, for editors. */
  readonly problem: string | undefined;
  /** How much smaller the page is shown than it is: 0.5 is half. */
  readonly scale: number;
  /** CSS that marks the blocks at which others are. */
  readonly marks: string;
}

/** The content of the canvas. Each block reads only its HTML, so that an answer renders what it changed. */
export function createCanvasStore() {
  let state: CanvasState = { page: undefined, problem: undefined, scale: 1, marks: '' };
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
