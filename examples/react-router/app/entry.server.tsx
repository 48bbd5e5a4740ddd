import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { preload } from 'rotativa/islands/server';
import { islands } from '../newspaper/islands.ts';
import { nonceContext } from './context.server.ts';

// Menus and search are in the page from its first byte, and work without a script.
await preload(islands);

export const streamTimeout = 5_000;

/** Renders a page. The nonce of its policy goes to every script that React and React Router write. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let begun = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // React would send large menus after the page, for a script to put in their places.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          begun = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(late);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError(error) {
          status = 500;
          // An error before the beginning rejects, and React Router reports it.
          if (begun) console.error(error);
        },
      },
    );
    // A little later than the data, so that an error boundary of late data is still sent.
    const late = setTimeout(abort, streamTimeout + 1000);
  });
}
