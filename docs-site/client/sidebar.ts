/** The current page in the tree is in sight. */
export function startSidebar(): void {
  const box = document.querySelector<HTMLElement>('.docs-sidebar-pages');
  const current = box?.querySelector<HTMLElement>('[aria-current]');
  if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 3;
}
