import type { StoragePort } from '../ports/storage.ts';
import { keptIn, type TextStore } from './kept.ts';

/** The part of a window that web storage uses. */
export interface StorageWindow {
  readonly localStorage: TextStore;
  readonly sessionStorage: TextStore;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/** `localStorage` for what persists, `sessionStorage` for the rest; tabs hear of each other by storage events. @see 000 §4, A2 */
export const createWebStorage = (page: StorageWindow, onWarning?: (message: string) => void): StoragePort =>
  keptIn({
    session: () => page.sessionStorage,
    persistent: () => page.localStorage,
    onWarning,
    subscribe: (listener) => {
      const heard = ({ key }: StorageEvent): void => listener(key);
      page.addEventListener('storage', heard);
      return () => page.removeEventListener('storage', heard);
    },
  });
