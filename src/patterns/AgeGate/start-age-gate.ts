import { AGE_GATE_ID, confirmAge, isConfirmed } from './age-flag.ts';

/**
 * Takes over the gate that the server sent: closes it where the session holds the answer, else makes it modal and
 * keeps the answer. Does nothing on a page without one. Plain script, so that a page of articles loads no more for it.
 * @see B16
 */
export function startAgeGate(page: Document, storage: () => Storage): void {
  const gate = page.getElementById(AGE_GATE_ID);
  if (!(gate instanceof HTMLDialogElement) || !gate.open) return;
  const kept: Pick<Storage, 'getItem' | 'setItem'> = {
    // Reading the storage itself throws where the browser blocks it.
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
  };
  gate.close();
  if (isConfirmed(kept)) return;
  // Escape is no answer.
  gate.addEventListener('cancel', (event) => event.preventDefault());
  gate.addEventListener('submit', () => confirmAge(kept));
  gate.showModal();
}
