import { useEffect, useMemo } from 'react';
import { failureOf, problemOf } from '../api/problem-of.ts';
import type { PreviewRequest } from 'rotativa/editor';
import { showDraft } from '../api/site.ts';
import { createCanvasStore, type CanvasStore } from '../canvas/canvas-store.ts';
import { createLatest } from '../canvas/latest.ts';

/** At most one draft is shown in this time, in milliseconds. */
const GAP_MS = 150;
/** A draft that could not be shown is asked for again after this time, and when the network is back. */
const AGAIN_MS = 5_000;

/** The canvas of a brand's page, and what asks the site for a newer draft. What is shown stays until then. */
export function usePreview(
  brand: string,
  onSessionEnded: () => void,
): {
  canvas: CanvasStore;
  show: (question: PreviewRequest) => void;
  /** Asks for the remarks that take longer, with the answers of links. An answer to an older draft is dropped. */
  check: (question: PreviewRequest) => Promise<void>;
} {
  const { canvas, latest, check, show, again } = useMemo(() => {
    const store = createCanvasStore();
    /** The draft that the canvas should show, and does not show yet. */
    let wanted: PreviewRequest | undefined;
    const askAgain = (): void => {
      if (wanted) asked.push(wanted);
    };
    const asked = createLatest({
      ask: (question: PreviewRequest) => showDraft(brand, question),
      answered: (page, question) => {
        if (wanted === question) wanted = undefined;
        store.set({ page, problem: undefined });
      },
      failed: (error, question) => {
        const failure = failureOf(error);
        if (failure === 'session') onSessionEnded();
        if (failure === 'offline' && wanted === question) setTimeout(askAgain, AGAIN_MS);
        store.set({ problem: problemOf(error) });
      },
      gapMs: GAP_MS,
      now: () => performance.now(),
      wait: (ms, then) => void setTimeout(then, ms),
    });
    return {
      canvas: store,
      latest: asked,
      again: askAgain,
      show: (question: PreviewRequest): void => {
        wanted = question;
        asked.push(question);
      },
      check: async (question: PreviewRequest): Promise<void> => {
        const shown = store.get().page;
        // The canvas says why it cannot be shown.
        const checked = await showDraft(brand, { ...question, links: true }).catch(() => undefined);
        if (checked && shown && store.get().page === shown)
          store.set({ page: { ...shown, notes: checked.notes } });
      },
    };
  }, [brand, onSessionEnded]);
  useEffect(() => {
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      latest.close();
    };
  }, [latest, again]);
  return { canvas, show, check };
}
