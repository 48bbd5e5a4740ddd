'use client';
import { useEffect, useState } from 'react';
import { STORED_RECORDS } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { readRecords } from '../StoredRecords/read-records.ts';
import { StoredRecords, type StoredRecordsProps } from '../StoredRecords/StoredRecords.tsx';

type View = Pick<StoredRecordsProps, 'records' | 'state'>;

function read(state?: 'cleared'): View {
  try {
    return { records: readRecords(window), state };
  } catch {
    return { records: undefined, state: 'blocked' };
  }
}

/** The records of this browser. @see A14 */
export default function RecordsPanel() {
  const { identity } = usePieceServices(STORED_RECORDS);
  const [view, setView] = useState<View>({ records: undefined });
  useEffect(() => setView(read()), []);
  const clear = (): void => {
    // Other parts of the page learn that the session has ended.
    identity?.clearSession();
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Storage is blocked, which the page says.
    }
    setView(read('cleared'));
  };
  return <StoredRecords {...view} onClear={clear} />;
}
