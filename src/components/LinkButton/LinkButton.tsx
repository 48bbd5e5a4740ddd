import type { ComponentPropsWithRef } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { LinkButtonRoot } from './LinkButton.styles.ts';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'>, Pick<ButtonProps, 'variant' | 'size'> {
  /** The destination. An unsafe URL, such as `javascript:`, is omitted, and the element is then not a link. */
  href: string;
}

/** A destination that looks like a button: renders `<a href>`. For an action use `Button`. */
export const LinkButton = styleable<LinkButtonProps>(
  LinkButtonRoot,
  function LinkButton({ variant = 'primary', size = 'medium', href, ...rest }) {
    return <LinkButtonRoot data-variant={variant} data-size={size} {...rest} href={safeHref(href)} />;
  },
);
