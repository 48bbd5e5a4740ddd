import type { ComponentProps, ReactNode } from 'react';
import { go } from './routes.ts';

/** A link within the desk. A click with a key opens it as the browser does. */
export function DeskLink({ href = '', children, ...rest }: ComponentProps<'a'>): ReactNode {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}
