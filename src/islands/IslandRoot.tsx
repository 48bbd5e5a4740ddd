import { useEffect, type ReactNode } from 'react';

export interface IslandRootProps {
  children: ReactNode;
  /** Called once the island is hydrated: its handlers work from then on. */
  onReady?: () => void;
}

/** The top of an island's tree, the same on both sides so that `useId` gives the same ids. */
export function IslandRoot({ children, onReady }: IslandRootProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
