import { AGE_GATE_ID, confirmAge, isConfirmed } from './age-flag.ts';

/**
 * Starts the gate in the server's HTML: closes it if the session has the answer, else makes it modal and stores the
 * answer, also one that came before it ran. Does nothing on a page without a gate. A plain script, so that article pages
 * load no React for it.
 * @see B16
 */
export function startAgeGate(page: Document, storageOf: () => Storage): void {
  const gate = page.getElementById(AGE_GATE_ID);
  if (!(gate instanceof HTMLDialogElement)) return;
  const storage: Pick<Storage, 'getItem' | 'setItem'> = {
    // Accessing the storage throws if the browser blocks it.
    getItem: (key) => storageOf().getItem(key),
    setItem: (key, value) => storageOf().setItem(key, value),
  };
  // The reader has answered before this ran.
  if (!gate.open) return confirmAge(storage);
  gate.close();
  if (isConfirmed(storage)) return;
  // Escape must not close it.
  gate.addEventListener('cancel', (event) => event.preventDefault());
  gate.addEventListener('submit', () => confirmAge(storage));
  gate.showModal();
}
