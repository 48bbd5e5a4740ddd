import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/shape.ts';
import { IconButtonRoot } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  icon: IconShape;
  /** The accessible name: what the button does. */
  label: string;
  variant?: 'quiet' | 'outlined' | 'filled' | undefined;
  /** `control` has the brand's corners, `round` is a circle. */
  shape?: 'control' | 'round' | undefined;
  /** `small` is for dense layouts: 32 px, and 44 px on touch devices. */
  size?: 'medium' | 'small' | undefined;
}

/** An action with only an icon. With room for text use `Button`. */
export const IconButton = styleable<IconButtonProps>(
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
        <Icon icon={icon} size={size === 'small' ? 's' : 'm'} />
      </IconButtonRoot>
    );
  },
);
