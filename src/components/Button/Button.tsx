import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { ButtonRoot } from './Button.styles.ts';
import { ignore } from './ignore.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Emphasis: one `primary` per view; `alt` is the brand's second action colour (subscribe, register). */
  variant?: 'primary' | 'alt' | 'secondary' | 'quiet' | undefined;
  size?: 'medium' | 'small' | undefined;
  /** The action is running: announced to assistive technology; the button keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
}

/** An action: renders a native `<button type="button">`. For a destination that looks like a button, use `LinkButton`. */
export const Button = styleable<ButtonProps>(
  ButtonRoot,
  function Button({ variant = 'primary', size = 'medium', busy, ...rest }) {
    // `disabled` would lose the focus during the action, so a busy button ignores clicks instead.
    const held = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : undefined;
    return <ButtonRoot type="button" data-variant={variant} data-size={size} {...rest} {...held} />;
  },
);
