import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { part } from '../../styling/part.ts';
import { ButtonRoot } from './Button.styles.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The weight of the action: one `primary` per view; `alt` is the brand's second action colour (subscribe, register). */
  variant?: 'primary' | 'alt' | 'secondary' | 'quiet';
  size?: 'medium' | 'small';
  /** The action is under way: announced to assistive technology; the button keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
}

const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** An action: renders a native `<button type="button">`. For a destination that looks like a button, use `LinkButton`. @see T4 */
export const Button = part<ButtonProps>(
  ButtonRoot,
  function Button({ variant = 'primary', size = 'medium', busy, ...rest }) {
    // `disabled` would throw the focus away in the middle of the action, so a busy button swallows the click instead.
    const held = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : undefined;
    return <ButtonRoot type="button" data-variant={variant} data-size={size} {...rest} {...held} />;
  },
);
