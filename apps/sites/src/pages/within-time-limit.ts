/** A page does not wait longer for what it can be without. */
const PATIENCE_MS = 1000;

/** The answer; none if it fails, which the content service reports, or is late. */
export async function withinTimeLimit<T>(ask: Promise<T>, none: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, none);
  });
  try {
    return await Promise.race([ask.catch(() => none), late]);
  } finally {
    clearTimeout(timer);
  }
}
