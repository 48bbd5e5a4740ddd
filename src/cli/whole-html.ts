import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The HTML of an element when everything in it has loaded: the code of islands comes later than the first HTML. */
export function wholeHtml(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // All parts in their place, however large.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
