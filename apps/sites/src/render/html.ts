import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface HtmlOptions {
  readonly nonce: string;
  /** Told what a block threw, with React's stack of component names. */
  readonly onError: (error: unknown, componentStack: string) => void;
}

/**
 * Renders a page, whole and in order: nothing is sent to be moved into place by a script, so the page reads with
 * JavaScript off. Its data are there already, so nothing suspends and there is nothing to wait for; it is read to
 * its end before it is sent, because the styles in the head are those of the roots in the body.
 * @throws what broke the frame itself; what a block throws ends at its boundary
 */
export function renderHtml(node: ReactNode, { nonce, onError }: HtmlOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const react = renderToPipeableStream(node, {
      nonce,
      // React would set large finished pieces aside and send them later, out of order.
      progressiveChunkSize: Infinity,
      onError: (error, { componentStack = '' }) => void onError(error, componentStack),
      onShellError: reject,
      onAllReady: () => resolve(text(react.pipe(new PassThrough()))),
    });
  });
}
