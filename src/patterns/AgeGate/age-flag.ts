/** Where a confirmation stands for the session. @see 002 §3 */
export const AGE_FLAG = 'sohoAge';

/** The id of the gate's dialog: there is one on a page. */
export const AGE_GATE_ID = 'age-gate';

/** Whether the reader has confirmed their age in this session. A browser that keeps nothing has no answer. @see B16 */
export function isConfirmed(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(AGE_FLAG) === 'true';
  } catch {
    return false;
  }
}

/** Keeps the confirmation for the session; a browser that keeps nothing will be asked again. @see 002 §4 */
export function confirmAge(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(AGE_FLAG, 'true');
  } catch {
    return;
  }
}
