import { useEffect, useRef, useState } from 'react';
import { sendChange, type LiveChange } from '../api/live.ts';
import { failureOf, problemOf } from '../api/problem-of.ts';
import { createOutbox, type Outbox, type OutboxState } from './outbox.ts';

export interface OutboxOfBlog extends OutboxState {
  add(change: LiveChange): void;
  takeBack(send: string): LiveChange | undefined;
  retry(): void;
}

/**
 * The changes of a member of staff in a blog that wait in this browser.
 * @param sessions a number that changes with each sign-in: what waited for it is sent
 */
export function useOutbox(
  { brand, path, email, sessions }: { brand: string; path: string; email: string; sessions: number },
  on: { taken: () => void; sessionEnded: () => void },
): OutboxOfBlog {
  const [state, setState] = useState<OutboxState>({ waiting: [] });
  const outbox = useRef<Outbox>(undefined);
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    const made = createOutbox({
      key: `mesa:en-vivo:${email}:${brand}:${path}`,
      storage: localStorage,
      send: ({ change, send }) => sendChange(brand, path, change, send),
      failureOf,
      problemOf,
      now: () => new Date(),
      newSend: () => crypto.randomUUID(),
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      changed: (next) => {
        setState(next);
        if (next.held === 'session') latest.current.sessionEnded();
      },
      taken: () => latest.current.taken(),
    });
    outbox.current = made;
    const online = (): void => made.retry();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      made.close();
    };
  }, [brand, path, email]);
  useEffect(() => outbox.current?.retry(), [sessions]);
  return {
    ...state,
    add: (change) => outbox.current?.add(change),
    takeBack: (send) => outbox.current?.takeBack(send),
    retry: () => outbox.current?.retry(),
  };
}
