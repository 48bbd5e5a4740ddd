const MOST_REDIRECTS = 5;

/** A service sent this server to another origin. */
class ForeignRedirectError extends TypeError {
  override readonly name = 'ForeignRedirectError';
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const isRedirect = ({ status }: Response): boolean => REDIRECTS.has(status);

/**
 * A `fetch` that follows the redirects of a service on its own origin only. Elsewhere they could lead to other programs in
 * this server's network.
 * @throws ForeignRedirectError for a redirect to another origin, or too many
 */
export function sameOrigin(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    let response = await ask(input, { ...init, redirect: 'manual' });
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !isRedirect(response)) return response;
    // A page asks many times, and almost nothing redirects: the request is read only here.
    const { url, headers, signal } = new Request(input, init);
    let address = url;
    for (let followed = 0; ; followed += 1) {
      const target = response.headers.get('location');
      if (target === null || !isRedirect(response)) return response;
      const next = URL.canParse(target, address) ? new URL(target, address) : undefined;
      await response.body?.cancel();
      if (next?.origin !== new URL(url).origin || followed === MOST_REDIRECTS)
        throw new ForeignRedirectError(`${url} redirects to ${target}`);
      address = next.href;
      response = await ask(address, { method, headers, signal: init?.signal ?? signal, redirect: 'manual' });
    }
  };
}
