import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { drawOnce } from './draw-once.ts';

export interface HtmlOptions {
  /** Begins the ids, for a part that is added to another page. */
  readonly idPrefix?: string;
  /** Called with an error from a block, and React's component stack. */
  readonly onError: (error: unknown, componentStack: string) => void;
}

/** A stream that gives its text when it is at its end. React writes some hundred pieces in turn, so none has to wait. */
function collected(resolve: (text: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      done();
    },
    final: (done) => {
      resolve(Buffer.concat(pieces).toString());
      done();
    },
  });
}

/** The beginning of a boundary in which something threw, in React's output. */
const FAILED = '<!--$!-->';

/** React's text of a page, in half the time of a stream, of the same characters. Undefined if something threw: it does not say what. */
function renderText(node: ReactNode, idPrefix: string): string | undefined {
  try {
    const text = renderToString(node, { identifierPrefix: idPrefix });
    return text.includes(FAILED) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Renders by a stream, which gives each error. */
const renderWatched = (node: ReactNode, { onError, idPrefix = '' }: HtmlOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const react = renderToPipeableStream(node, {
      identifierPrefix: idPrefix,
      // Otherwise React would send large completed parts later, out of order.
      progressiveChunkSize: Infinity,
      onError: (error, { componentStack = '' }) => void onError(error, componentStack),
      onShellError: reject,
      onAllReady: () => void react.pipe(collected(resolve)),
    });
  });

/**
 * Renders a page completely and in order, so that it also reads without JavaScript: no script moves parts into place.
 * Its data is loaded already, so nothing suspends. The output is read to its end before it is sent, because the styles
 * in the head depend on the roots in the body. Each drawn name is there once. A page in which something throws is rendered
 * a second time, to report it.
 * @throws an error outside all blocks; an error in a block stops at its boundary
 */
export async function renderHtml(node: ReactNode, options: HtmlOptions): Promise<string> {
  const { idPrefix = '' } = options;
  return drawOnce(renderText(node, idPrefix) ?? (await renderWatched(node, options)), idPrefix);
}
