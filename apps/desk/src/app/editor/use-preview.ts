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
): { canvas: CanvasStore; show: (question: PreviewRequest) => void } {
  const { canvas, latest } = useMemo(() => {
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
    return { canvas: store, latest: asked };
  }, [brand, onSessionEnded]);
  useEffect(() => () => latest.close(), [latest]);
  return { canvas, show: latest.push };
}
