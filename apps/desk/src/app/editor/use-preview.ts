import { useEffect, useMemo } from 'react';
import { failureOf, problemOf } from '../api/problem-of.ts';
import type { PreviewRequest } from 'rotativa/editor';
import { showDraft } from '../api/site.ts';
import { createCanvasStore, type CanvasStore } from '../canvas/canvas-store.ts';
import { createLatest } from '../canvas/latest.ts';

/** At most one draft is shown in this time, in milliseconds. */
const GAP_MS = 150;

/** The canvas of a brand's page, and what asks the site for a newer draft. What is shown stays until then. */
export function usePreview(
  brand: string,
  onSessionEnded: () => void,
): {
  canvas: CanvasStore;
  show: (question: PreviewRequest) => void;
  /** Asks for the remarks that take longer, with the answers of links. What changes meanwhile is not overwritten. */
  check: (question: PreviewRequest) => Promise<void>;
} {
  const { canvas, latest, check } = useMemo(() => {
    const store = createCanvasStore();
    const asked = createLatest({
      ask: (question: PreviewRequest) => showDraft(brand, question),
      answered: (page) => store.set({ page, problem: undefined }),
      failed: (error) => {
        if (failureOf(error) === 'session') onSessionEnded();
        store.set({ problem: problemOf(error) });
      },
      gapMs: GAP_MS,
      now: () => performance.now(),
      wait: (ms, then) => void setTimeout(then, ms),
    });
    return {
      canvas: store,
      latest: asked,
      check: async (question: PreviewRequest): Promise<void> => {
        const shown = store.get().page;
        // The canvas says why it cannot be shown.
        const checked = await showDraft(brand, { ...question, links: true }).catch(() => undefined);
        if (checked && shown && store.get().page === shown)
          store.set({ page: { ...shown, notes: checked.notes } });
      },
    };
  }, [brand, onSessionEnded]);
  useEffect(() => () => latest.close(), [latest]);
  return { canvas, show: latest.push, check };
}
