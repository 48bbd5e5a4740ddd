import { useEffect, type ReactNode } from 'react';

export interface IslandRootProps {
  children: ReactNode;
  /** Called when the island is hydrated and its handlers work. */
  onReady?: () => void;
}

/** The top of an island's tree, the same on server and client so that `useId` returns the same ids. */
export function IslandRoot({ children, onReady }: IslandRootProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
