import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import type { StoredRecord } from './StoredRecords.tsx';

const RECORDS = [STORAGE_KEYS.userInfo, STORAGE_KEYS.userProfile, STORAGE_KEYS.userSettings];

const SECRET = /token|ssokey|credentials|password/i;
/** Enough to compare two tokens, too little to use one. */
const SHOWN_CHARACTERS = 4;

const masked = (secret: string): string =>
  `…${secret.length > 3 * SHOWN_CHARACTERS ? secret.slice(-SHOWN_CHARACTERS) : ''}`;

/** A stored text, formatted, with every secret masked. A text that is no JSON is not shown: it may hold one. */
export function formattedRecord(text: string): string {
  try {
    const hide = (key: string, value: unknown): unknown =>
      SECRET.test(key) && typeof value === 'string' ? masked(value) : value;
    return JSON.stringify(JSON.parse(text), hide, 2);
  } catch {
    return `… (${text.length})`;
  }
}

export interface RecordStorage {
  readonly localStorage: Pick<Storage, 'getItem' | 'clear'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'clear'>;
}

/** The records of the identity layer in a browser. @throws DOMException if storage is blocked */
export const readRecords = ({ localStorage, sessionStorage }: RecordStorage): StoredRecord[] =>
  RECORDS.map((key) => {
    const text = localStorage.getItem(key) ?? sessionStorage.getItem(key);
    return { key, text: text === null ? undefined : formattedRecord(text) };
  });
