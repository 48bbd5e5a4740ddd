import { createContext, use, useCallback, useState, type ReactNode } from 'react';

const Announce = createContext<(text: string) => void>(() => undefined);

/** Says something to screen readers. */
export const useAnnounce = (): ((text: string) => void) => use(Announce);

/** The live region of the desk. */
export function Announcer({ children }: { children: ReactNode }): ReactNode {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <Announce value={announce}>
      {children}
      <p className="visually-hidden" role="status" aria-live="polite">
        {/* The same words twice are two changes. */}
        <span key={said.count}>{said.text}</span>
      </p>
    </Announce>
  );
}
