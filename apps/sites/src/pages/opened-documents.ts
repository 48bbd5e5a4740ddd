import type { AnsDocument } from 'rotativa/domain';

const opened = new WeakSet<AnsDocument>();

/** Opens a document that was read for a subscriber's page, before the page is made. @see P1 */
export const openToReader = (document: AnsDocument): void => void opened.add(document);

/** Whether the page of a document is that of subscribers. */
export const isOpened = (document: AnsDocument): boolean => opened.has(document);
