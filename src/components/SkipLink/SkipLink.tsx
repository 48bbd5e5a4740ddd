import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { SkipLinkRoot } from './SkipLink.styles.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The fragment of the page's main element. */
  href?: `#${string}`;
}

/** The first focusable thing of a page: a link to the content, seen only while it has the focus. @see T4 */
export const SkipLink = part<SkipLinkProps>(
  SkipLinkRoot,
  function SkipLink({ href = '#contenido', children = 'Saltar al contenido', ...rest }) {
    return (
      <SkipLinkRoot href={href} {...rest}>
        {children}
      </SkipLinkRoot>
    );
  },
);
