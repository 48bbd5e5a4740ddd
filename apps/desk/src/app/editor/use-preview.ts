import { useEffect, useMemo } from 'react';
import type { PreviewReply, PreviewRequest } from 'rotativa/editor';
import { failureOf, problemOf } from '../api/problem-of.ts';
import type { ShowDraft } from '../api/draft-calls.ts';
import { createCanvasStore, type CanvasStore } from '../canvas/canvas-store.ts';
import { createLatest } from '../canvas/latest.ts';

/** At most one draft is shown in this time, in milliseconds. */
const GAP_MS = 150;
/** A draft that could not be shown is asked for again after this time, and when the network is back. */
const AGAIN_MS = 5_000;
/** Links are asked when an editor pauses: their answers take longer than the page. */
const CHECK_AFTER_MS = 1_500;

/** The canvas of a page, and what asks the site for newer drafts. */
export interface Preview {
  readonly canvas: CanvasStore;
  /** Shows a draft. The one before stays until then. */
  show(question: PreviewRequest): void;
}

/**
 * @param ask asks the site for a draft
 * @param first its answer about the draft that is shown first, asked for while the page was opened
 */
export function usePreview(
  ask: ShowDraft,
  first: Promise<PreviewReply>,
  onSessionEnded: () => void,
): Preview {
  const { preview, again, close } = useMemo(() => {
    const canvas = createCanvasStore();
    let opening: typeof first | undefined = first;
    /** The draft that the canvas should show, and does not show yet. */
    let wanted: PreviewRequest | undefined;
    let checking: ReturnType<typeof setTimeout> | undefined;
    /** Asks for the remarks with the answers of links. Those about an older draft are dropped. */
    const check = async (question: PreviewRequest): Promise<void> => {
      const shown = canvas.get().page;
      // The canvas says why it cannot be shown.
      const checked = await ask({ ...question, links: true }).catch(() => undefined);
      if (checked && shown && canvas.get().page === shown)
        canvas.set({ page: { ...shown, notes: checked.notes } });
    };
    const askAgain = (): void => {
      if (wanted) asked.push(wanted);
    };
    const asked = createLatest({
      ask: (question: PreviewRequest) => {
        const begun = opening;
        opening = undefined;
        return begun ?? ask(question);
      },
      answered: (page, question) => {
        canvas.set({ page, problem: undefined });
        if (wanted !== question) return;
        wanted = undefined;
        checking = setTimeout(() => void check(question), CHECK_AFTER_MS);
      },
      failed: (error, question) => {
        const failure = failureOf(error);
        if (failure === 'session') onSessionEnded();
        if (failure === 'offline' && wanted === question) setTimeout(askAgain, AGAIN_MS);
        canvas.set({ problem: problemOf(error) });
      },
      gapMs: GAP_MS,
      now: () => performance.now(),
      wait: (ms, then) => void setTimeout(then, ms),
    });
    const show = (question: PreviewRequest): void => {
      clearTimeout(checking);
      wanted = question;
      asked.push(question);
    };
    return {
      preview: { canvas, show },
      again: askAgain,
      close: () => {
        clearTimeout(checking);
        asked.close();
      },
    };
  }, [ask, first, onSessionEnded]);
  useEffect(() => {
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      close();
    };
  }, [again, close]);
  return preview;
}
