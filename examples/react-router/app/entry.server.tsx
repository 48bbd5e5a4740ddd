import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { createLinkedCss, withInlineCss } from 'rotativa/critical-css';
import styles from 'rotativa/critical-css.json' with { type: 'json' };
import { preload } from 'rotativa/islands/server';
import { islands } from '../newspaper/islands.ts';
import { nonceContext } from './context.server.ts';

// Menus and search are in the page from its first byte, and work without a script.
await preload(islands);

export const streamTimeout = 5_000;

/**
 * The rules that a page can need before its reader does something, from the stylesheets that it links. Vite's server has
 * those of development.
 */
const stylesOf = import.meta.env.DEV
  ? undefined
  : createLinkedCss(styles, (address) => readFile(join('build/client', address), 'utf8'), { readOnly: true });

/** Renders a page. The nonce of its policy goes to its styles and to every script that React and React Router write. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // React would send large menus after the page, for a script to put in their places.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(late);
          text(pipe(new PassThrough())).then(resolve, reject);
        },
        onShellError: reject,
        onError(error) {
          status = 500;
          console.error(error);
        },
      },
    );
    // A little later than the data, so that an error boundary of late data is still sent.
    const late = setTimeout(abort, streamTimeout + 1000);
  });
  const page = stylesOf ? withInlineCss(html, await stylesOf(html), { nonce }) : html;
  return new Response(page, { status, headers });
}
