/**
 * Traps the focus, and screen readers, in one part of the page: everything beside it and beside its ancestors becomes
 * inert. Elements that were already inert stay so.
 *
 * @returns a function that restores the page
 */
export function keepFocusIn(part: Element): () => void {
  const held: HTMLElement[] = [];
  for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement?.children ?? []) {
      if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      held.push(beside);
    }
  }
  return () => {
    for (const element of held) element.inert = false;
  };
}
