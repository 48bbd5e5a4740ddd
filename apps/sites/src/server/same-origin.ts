const MOST_REDIRECTS = 5;

/** A service sent this server to another origin. */
class ForeignRedirectError extends TypeError {
  override readonly name = 'ForeignRedirectError';
}

/**
 * A `fetch` that follows the redirects of a service on its own origin only. Elsewhere they could lead to other programs in
 * this server's network.
 * @throws ForeignRedirectError for a redirect to another origin, or too many
 */
export function sameOrigin(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    let response = await ask(input, { ...init, redirect: 'manual' });
    if (!isRedirect(response)) return response;
    const given = input instanceof Request ? input : undefined;
    const method = (init?.method ?? given?.method ?? 'GET').toUpperCase();
    if (method !== 'GET' && method !== 'HEAD') return response;
    const headers = init?.headers ?? given?.headers;
    const first = given?.url ?? String(input);
    let address = first;
    for (let followed = 0; isRedirect(response); followed += 1) {
      const target = response.headers.get('location')!;
      const next = URL.canParse(target, address) ? new URL(target, address) : undefined;
      await response.body?.cancel();
      if (next?.origin !== new URL(first).origin || followed === MOST_REDIRECTS)
        throw new ForeignRedirectError(`${first} redirects to ${target}`);
      address = next.href;
      response = await ask(address, {
        ...{ method, signal: init?.signal ?? given?.signal ?? null, redirect: 'manual' },
        ...(headers && { headers }),
      });
    }
    return response;
  };
}

const isRedirect = ({ status, headers }: Response): boolean =>
  status >= 301 && status <= 308 && headers.has('location');
