import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { SkipLinkRoot } from './SkipLink.styles.ts';
import { skipLink } from '../../messages/components.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The fragment of the page's main element. */
  href?: `#${string}` | undefined;
}

/** The first focusable element of a page: a link to the content, visible only while focused. */
export const SkipLink = styleable<SkipLinkProps>(
  SkipLinkRoot,
  function SkipLink({ href = '#contenido', children = skipLink.text, ...rest }) {
    return (
      <SkipLinkRoot href={href} {...rest}>
        {children}
      </SkipLinkRoot>
    );
  },
);
