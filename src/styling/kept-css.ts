/**
 * Characters of the CSS that is kept for what pages have, the last used ones. Pages of one kind mostly have the same, but a
 * site has hundreds of sets in all.
 */
const MOST_CHARACTERS = 2_000_000;

/** Returns a function that returns the CSS of a key, made at its first use. */
export function keptCss(): (key: string, make: () => string) => string {
  /** The least recently used first. */
  const kept = new Map<string, string>();
  let characters = 0;
  const drop = (key: string): void => {
    characters -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return (key, make) => {
    const css = kept.get(key) ?? make();
    drop(key);
    kept.set(key, css);
    characters += css.length;
    for (const oldest of kept.keys()) {
      if (characters <= MOST_CHARACTERS) break;
      drop(oldest);
    }
    return css;
  };
}
