import type { PresentEditor } from '@rotativa/sandbox/desk-wire';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageDocument } from 'rotativa/domain';
import { call } from '../api/call.ts';
import { createPresenceLoop } from './presence-loop.ts';

/** Names this tab. */
const TAB = crypto.randomUUID();
const NO_OTHERS: readonly PresentEditor[] = [];

export interface Here {
  readonly brand: string;
  readonly page: string;
  /** The selected block. */
  readonly selected: string | undefined;
  /** Changes when this editor changes the page. */
  readonly document: PageDocument;
}

/** The other editors at a page. Tells them where this one is. */
export function usePresence({ brand, page, selected, document }: Here): readonly PresentEditor[] {
  const [others, setOthers] = useState(NO_OTHERS);
  const loop = useMemo(
    () =>
      createPresenceLoop({
        tell: async (told) => {
          const reply = await call<{ others: readonly PresentEditor[] }>('/api/paginas/presence', {
            method: 'POST',
            body: { brand, page, tab: TAB, ...told },
            // A tab that closes would take its call with it.
            keepalive: told.left,
          });
          return reply.others;
        },
        changed: (next) =>
          setOthers((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)),
        now: () => performance.now(),
        after: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
      }),
    [brand, page],
  );
  useEffect(() => {
    loop.open();
    const leave = (): void => loop.close();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      loop.close();
    };
  }, [loop]);
  useEffect(() => loop.at(selected ?? null), [loop, selected]);
  const first = useRef(document);
  useEffect(() => {
    if (document !== first.current) loop.typed();
  }, [loop, document]);
  return others;
}
