import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';

/** Key of the confirmation in session storage. */
export const AGE_FLAG = STORAGE_KEYS.ageGate;

/** The id of the gate's dialog. A page has only one. */
export const AGE_GATE_ID = 'age-gate';

/** Whether the reader has confirmed their age in this session. False without storage. @see B16 */
export function isConfirmed(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(AGE_FLAG) === 'true';
  } catch {
    return false;
  }
}

/** Stores the confirmation for the session. Without storage the gate will ask again. */
export function confirmAge(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(AGE_FLAG, 'true');
  } catch {
    return;
  }
}
