import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { externalIcon } from '../Icon/icons/interface.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LinkRoot } from './Link.styles.ts';
import { link } from '../../messages/components.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** The destination. An unsafe URL, such as `javascript:`, is omitted, and the element is then not a link. */
  href: string;
  /** `always` by default, for running text. Use `hover` or `none` where the position shows that it is a link (menus, lists). */
  underline?: 'always' | 'hover' | 'none' | undefined;
  tone?: 'default' | 'inherit' | 'muted' | undefined;
  /** Opens another site in a new tab: adds an icon, a text for screen readers and `rel="noopener"`. */
  external?: boolean | undefined;
  /** Text for screen readers after an external link. */
  externalLabel?: string | undefined;
}

/** A link in running text or a list. It never renders a `javascript:` URL. */
export const Link = styleable<LinkProps>(
  LinkRoot,
  function Link({ external, externalLabel = link.external, tone, underline, href, children, ...rest }) {
    const own = external ? { target: '_blank', rel: 'noopener', ...rest } : rest;
    return (
      <LinkRoot {...own} data-underline={underline} data-tone={tone} href={safeHref(href)}>
        {external ? (
          <>
            {children}
            <Icon icon={externalIcon} className="external" />
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
