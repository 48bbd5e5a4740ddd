/** Runs before the page is left or covered, once. Nothing later is certain to run. */
export function onceHidden(page: Document, run: () => void): void {
  const check = (): void => {
    if (page.visibilityState !== 'hidden') return;
    page.removeEventListener('visibilitychange', check, true);
    run();
  };
  page.addEventListener('visibilitychange', check, true);
}
