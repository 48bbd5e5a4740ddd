import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { statelessPart } from '../../styling/part.ts';
import { Icon } from '../Icon/Icon.tsx';
import { externalIcon } from '../Icon/icons/interface.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LinkRoot } from './Link.styles.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** The destination. A `javascript:` or otherwise unsafe URL is left out, and the element is then no link. */
  href: string;
  /** In running text `always`, which it is unless told otherwise; where place alone says that it is a link (menus, lists) `hover` or `none`. */
  underline?: 'always' | 'hover' | 'none';
  tone?: 'default' | 'inherit' | 'muted';
  /** Opens another site in a new tab: adds the mark, the words for screen readers and `rel="noopener"`. */
  external?: boolean;
  /** What a screen reader says after an external link. */
  externalLabel?: string;
}

/** A link in running text or a list. It never renders a `javascript:` URL. @see T4 */
export const Link = statelessPart<LinkProps>(
  LinkRoot,
  function Link({
    href,
    underline,
    tone,
    external,
    externalLabel = '(abre en una pestaña nueva)',
    children,
    ...rest
  }) {
    const outside = external ? { target: '_blank', rel: 'noopener' } : undefined;
    return (
      <LinkRoot data-underline={underline} data-tone={tone} {...outside} {...rest} href={safeHref(href)}>
        {external ? (
          <>
            {children}
            <Icon of={externalIcon} className="external" />
            {/* A plain space at its beginning would be lost, and the two words said as one. */}
            <VisuallyHidden>{`\u00a0${externalLabel}`}</VisuallyHidden>
          </>
        ) : (
          children
        )}
      </LinkRoot>
    );
  },
);
