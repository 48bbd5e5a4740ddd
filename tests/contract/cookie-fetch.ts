/** A `fetch` that stores and sends cookies, like a browser with included credentials. */
export function cookieFetch(): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const isIncluded = init?.credentials === 'include';
    if (isIncluded && jar.size > 0)
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const reply = await fetch(input, { ...init, headers });
    for (const line of isIncluded ? reply.headers.getSetCookie() : []) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const ends = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (ends) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return reply;
  };
}
