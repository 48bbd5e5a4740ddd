/** Makes the text of a key, or returns the one that was made before. */
export type KeptTexts = (key: string, make: () => string) => string;

/**
 * Texts that many pages share, each made at its first use. The least recently used are dropped.
 * @param most characters that are kept, with those of the keys
 */
export function keptTexts(most: number): KeptTexts {
  /** The least recently used first. */
  const kept = new Map<string, string>();
  let characters = 0;
  const drop = (key: string): void => {
    const text = kept.get(key);
    if (text === undefined) return;
    characters -= key.length + text.length;
    kept.delete(key);
  };
  return (key, make) => {
    const text = kept.get(key) ?? make();
    drop(key);
    kept.set(key, text);
    characters += key.length + text.length;
    for (const oldest of kept.keys()) {
      if (characters <= most) break;
      drop(oldest);
    }
    return text;
  };
}
