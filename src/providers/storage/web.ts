import type { StoragePort } from '../ports/storage.ts';
import { createStorage, type TextStore } from './create-storage.ts';

/** The used part of a window. */
export interface StorageWindow {
  readonly localStorage: TextStore;
  readonly sessionStorage: TextStore;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/** `localStorage` for persistent values, `sessionStorage` for session values. Storage events notify other tabs. @see A2 */
export const createWebStorage = (page: StorageWindow, onWarning?: (message: string) => void): StoragePort =>
  createStorage({
    session: () => page.sessionStorage,
    persistent: () => page.localStorage,
    onWarning,
    subscribe: (listener) => {
      const heard = ({ key }: StorageEvent): void => listener(key);
      page.addEventListener('storage', heard);
      return () => page.removeEventListener('storage', heard);
    },
  });
