import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { Action } from './use-action.ts';

export interface OutcomeProps {
  of: Action;
  done: ReactNode;
  /** Takes the focus: what the reader pressed is not there any more. */
  focus?: boolean | undefined;
}

/** How an action of the reader went, announced. */
export function Outcome({ of, done, focus = false }: OutcomeProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus || !banner.current) return undefined;
    // A dialog that closes gives the focus back a moment later.
    const timer = setTimeout(() => banner.current?.focus());
    return () => clearTimeout(timer);
  }, [of, focus]);
  const target = focus && { ref: banner, tabIndex: -1 };
  if (of.state === 'failed')
    return (
      <Banner className="banner" tone="error" {...target}>
        {errorMessage(of.error as object)}
      </Banner>
    );
  return (
    of.state === 'done' && (
      <Banner className="banner" tone="success" {...target}>
        {done}
      </Banner>
    )
  );
}
