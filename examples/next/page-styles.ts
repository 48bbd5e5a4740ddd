import type { NextRequest } from 'next/server';
import { createLinkedCss, withInlineCss, withLateScripts } from 'rotativa/critical-css';
import styles from 'rotativa/critical-css.json' with { type: 'json' };

/** The address at which this server reaches itself. `next start` sets its port; another host sets `SELF_ORIGIN`. */
const self = (): string => process.env['SELF_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

/** Marks a request of this server to itself. From elsewhere it leads to the page without its CSS in it. */
const PLAIN = 'x-plain-page';

/** Headers of one connection, and those that `fetch` sets. */
const OF_CONNECTION = [
  ...['accept-encoding', 'connection', 'content-encoding', 'content-length', 'host', 'keep-alive'],
  'transfer-encoding',
];

const ofPage = (headers: Headers): Headers => {
  const kept = new Headers(headers);
  for (const name of OF_CONNECTION) kept.delete(name);
  return kept;
};

/** The rules that a page can need before its reader does something, from the stylesheets that Next links in it. */
const stylesOf = createLinkedCss(
  styles,
  async (address) => {
    const reply = await fetch(new URL(address, self()));
    if (!reply.ok) throw new Error(`The answer has the status ${reply.status}.`);
    return reply.text();
  },
  { readOnly: true },
);

/** Whether a browser asks for a document: Next's router asks for data, and development has styles that change. */
export const wantsStyles = ({ method, headers }: NextRequest): boolean =>
  process.env.NODE_ENV === 'production' &&
  method === 'GET' &&
  !headers.has(PLAIN) &&
  (headers.get('accept') ?? '').includes('text/html');

/**
 * A page with its CSS in its head. Next has no place to change the HTML of a page, so its server asks itself for it.
 * A streamed page is complete when it is sent.
 */
export async function pageWithStyles(request: NextRequest): Promise<Response> {
  const headers = ofPage(request.headers);
  headers.set(PLAIN, '1');
  const address = new URL(self());
  // Set apart: '//host/' as an address would lead to that host, with the reader's cookies.
  address.pathname = request.nextUrl.pathname;
  address.search = request.nextUrl.search;
  const page = await fetch(address, {
    headers,
    redirect: 'manual',
    cache: 'no-store',
  });
  const own = { status: page.status, headers: ofPage(page.headers) };
  if (!page.headers.get('content-type')?.startsWith('text/html')) return new Response(page.body, own);
  const html = await page.text();
  const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
  try {
    return new Response(
      withLateScripts(withInlineCss(html, await stylesOf(html), { nonce }), { nonce }),
      own,
    );
  } catch (error) {
    // The page links the same stylesheets.
    console.error(error);
    return new Response(html, own);
  }
}
