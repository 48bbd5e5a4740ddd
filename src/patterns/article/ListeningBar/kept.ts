/** Key of the list in the browser's storage, and of the state of the tab in the storage of the session. */
export const LISTENING_KEY = 'rotativa.listening';
/** The state of a tab that plays. */
export const PLAYING = 'playing';

/** Whether this tab listens to something: its next page shows the player. Blocked storage says no. */
export function isListening(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(LISTENING_KEY) !== null;
  } catch {
    return false;
  }
}
