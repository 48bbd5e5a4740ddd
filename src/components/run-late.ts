/**
 * Runs what a module brings when it has loaded, unless it has been stopped before.
 *
 * @param loading resolves with the function to run, which returns how to stop it
 * @returns stops it
 */
export function runLate(loading: Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  void loading.then((run) => {
    if (!stopped) stop = run();
  });
  return () => {
    stopped = true;
    stop?.();
  };
}
