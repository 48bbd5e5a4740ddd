import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/shape.ts';
import { IconButtonRoot } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  icon: IconShape;
  /** What the button does, in words: its accessible name. */
  label: string;
  variant?: 'quiet' | 'outlined' | 'filled';
  shape?: 'control' | 'round';
  /** `small` is for dense places: 32 px, and 44 px under a finger. */
  size?: 'medium' | 'small';
}

/** An action shown by an icon alone. Where there is room for the word, use `Button`. @see T4 */
export const IconButton = part<IconButtonProps>(
  IconButtonRoot,
  function IconButton({ icon, label, variant = 'quiet', shape = 'control', size = 'medium', ...rest }) {
    return (
      <IconButtonRoot
        type="button"
        aria-label={label}
        data-variant={variant}
        data-shape={shape}
        data-size={size}
        {...rest}
      >
        <Icon of={icon} size={size === 'small' ? 's' : 'm'} />
      </IconButtonRoot>
    );
  },
);
