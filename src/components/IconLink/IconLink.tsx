import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconButtonProps } from '../IconButton/IconButton.tsx';
import { IconLinkRoot } from './IconLink.styles.ts';

export interface IconLinkProps
  extends
    Omit<ComponentPropsWithRef<'a'>, 'aria-label' | 'children'>,
    Pick<IconButtonProps, 'icon' | 'label' | 'variant' | 'shape' | 'size'> {
  /** The destination. An unsafe URL, such as `javascript:`, is omitted, and the element is then not a link. */
  href: string;
}

/** A destination with only an icon: a social profile, the account page. */
export const IconLink = styleable<IconLinkProps>(
  IconLinkRoot,
  function IconLink({ icon, label, href, variant = 'quiet', shape = 'control', size = 'medium', ...rest }) {
    return (
      <IconLinkRoot
        aria-label={label}
        data-variant={variant}
        data-shape={shape}
        data-size={size}
        {...rest}
        href={safeHref(href)}
      >
        <Icon icon={icon} size={size === 'small' ? 's' : 'm'} />
      </IconLinkRoot>
    );
  },
);
