import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { IconRoot } from './Icon.styles.ts';
import type { IconShape } from './shape.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** One of the `…Icon` constants, or your own drawing on a grid of 24 units. */
  icon: IconShape;
  /** `text` follows the font size; `s` 16 px, `m` 24 px, `l` 32 px. */
  size?: 'text' | 's' | 'm' | 'l' | undefined;
  /** The accessible name of an icon without text. Without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
}

/** A line icon in the text colour. */
export const Icon = styleable<IconProps>(IconRoot, function Icon({ icon, size = 'text', label, ...rest }) {
  return (
    <IconRoot
      viewBox="0 0 24 24"
      data-size={size}
      data-mirror={icon.mirror}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {icon.line && <path d={icon.line} />}
      {icon.solid && <path className="solid" d={icon.solid} />}
    </IconRoot>
  );
});
