/** A `ContentPort` over another one that reads each document once. */
export function cachedContent(source) {
  const documents = new Map();
  return {
    ...source,
    async document(path, options) {
      if (!process.env.FORGETS_SIGNAL) options?.signal?.throwIfAborted();
      const key = path.replace(/\/$/, '');
      if (!documents.has(key)) documents.set(key, await source.document(path));
      return documents.get(key);
    },
  };
}
