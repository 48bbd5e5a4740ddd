/** A browser engine that opens one page after another. */
export interface Engine {
  readonly name: string;
  /**
   * Opens a page in a window whose width is as close to `width` pixels as the engine allows, and waits until it is loaded.
   * @returns errors that the console reported while it loaded
   */
  open: (url: string, width: number) => Promise<string[]>;
  /** Evaluates an expression in the page. Its value must be serialisable as JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

/** Waits for a condition that another process fulfils. @throws Error after the time limit */
export async function until<T>(what: string, ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not come within a minute.`);
}
