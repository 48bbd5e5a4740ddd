import { useEffect, useState } from 'react';
import type { ComboboxOption } from './options.ts';

/** Finds options for a typed text. `signal` is aborted when the text changes. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export interface Search {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly ComboboxOption[];
  readonly retry: () => void;
}

const LOADING = { status: 'loading', options: [] } as const;

/**
 * Loads the options for a text while `active`. A new text cancels the request for the old one, and waits so long
 * that a reader who types sends one request.
 */
export function useSearch(
  load: LoadOptions | undefined,
  text: string,
  active: boolean,
  delayMs: number,
): Search {
  const [found, setFound] = useState<Omit<Search, 'retry'> & { readonly text?: string }>(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!load || !active) return;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async (): Promise<void> => {
      try {
        const options = await load(text, signal);
        if (!signal.aborted) setFound({ text, status: 'ready', options });
      } catch {
        if (!signal.aborted) setFound({ text, status: 'failed', options: [] });
      }
    };
    setFound(LOADING);
    const timer = setTimeout(() => void search(), text ? delayMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, text, active, delayMs, attempt]);

  // The options of a text that was chosen, or left, are not those of the next one.
  return { ...(found.text === text ? found : LOADING), retry: () => setAttempt(attempt + 1) };
}
