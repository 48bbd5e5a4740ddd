import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** Collects what the console would show as errors, from the start of the page. */
const COLLECTOR = `
window.collectedErrors = [];
const keep = (text) => window.collectedErrors.push(String(text));
addEventListener('error', ({ message, target }) => keep(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => keep(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep(violatedDirective + ' ' + blockedURI));
const error = console.error;
console.error = (...parts) => { keep(parts.join(' ')); error(...parts); };
`;

/** The expression that returns the collected errors. */
export const COLLECTED = 'window.collectedErrors';

const HASH = `'sha256-${createHash('sha256').update(COLLECTOR).digest('base64')}'`;

/** Headers that the fetch here has already handled. */
const DEALT_WITH = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'strict-transport-security',
];

export interface CollectingProxy {
  /** The address of another server's page through the proxy. */
  through: (url: string) => string;
  close: () => void;
}

/**
 * Passes requests on to one server at a time, and inserts the collector at the beginning of each HTML document, with
 * its hash in the page's policy. For browsers whose driver does not report the console.
 */
export async function startCollectingProxy(port: number): Promise<CollectingProxy> {
  let origin = '';
  const server: Server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { host } = new URL(origin);
      const answer = await fetch(new URL(request.url ?? '/', origin), {
        headers: { host, accept: request.headers.accept ?? '*/*', cookie: request.headers.cookie ?? '' },
        redirect: 'manual',
      });
      for (const [name, value] of answer.headers) {
        if (DEALT_WITH.includes(name)) continue;
        const allowed =
          name === 'content-security-policy' ? value.replace('script-src ', `script-src ${HASH} `) : value;
        response.setHeader(name, allowed);
      }
      response.statusCode = answer.status;
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      if (!isPage) return void response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      response.end(html.replace(/<head[^>]*>/, (head) => `${head}<script>${COLLECTOR}</script>`));
    };
    pass().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    through: (url) => {
      const { origin: requested, pathname, search } = new URL(url);
      origin = requested;
      return `http://localhost:${port}${pathname}${search}`;
    },
    close: () => server.close(),
  };
}
