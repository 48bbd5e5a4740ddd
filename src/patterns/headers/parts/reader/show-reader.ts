import { readerName, readerState } from '../../../../domain/accounts/reader.ts';
import type { SessionStore } from '../../../../flows/session/session-store.ts';

/**
 * Shows the state of a reader in the static parts of a page: `data-reader` on the root element, which styles read, and
 * the reader's name in every `[data-reader-name]` element.
 *
 * @returns stops it and makes the page anonymous
 */
export function showReader(session: SessionStore, root: HTMLElement): () => void {
  const show = (): void => {
    const snapshot = session.getSnapshot();
    root.dataset['reader'] = readerState(snapshot);
    for (const place of root.querySelectorAll('[data-reader-name]')) place.textContent = readerName(snapshot);
  };
  const stop = session.subscribe(show);
  show();
  return () => {
    stop();
    delete root.dataset['reader'];
    for (const place of root.querySelectorAll('[data-reader-name]')) place.textContent = '';
  };
}
