import { useEffect, type ReactNode } from 'react';
import { IslandElementContext } from './sent-content.ts';

export interface IslandRootProps {
  children: ReactNode;
  /** The element with the server's HTML, in the browser. */
  element?: Element;
  /** Called when the island is hydrated and its handlers work. */
  onReady?: () => void;
}

/** The top of an island's tree, the same on server and client so that `useId` returns the same ids. */
export function IslandRoot({ children, element, onReady }: IslandRootProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return <IslandElementContext.Provider value={element ?? null}>{children}</IslandElementContext.Provider>;
}
